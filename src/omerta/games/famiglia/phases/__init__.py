"""The steps of Famiglia, one file per printed step."""
