"""What sheets and orders do alike: Soldati, equipment, boats, rallies."""
