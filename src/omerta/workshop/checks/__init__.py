"""Checks beyond what play needs: is an edition whole, fair to read, and true to the printed box?"""
