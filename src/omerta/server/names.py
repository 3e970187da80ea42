"""Names people give themselves."""


def clean_name(name: str) -> str:
    """A name people may read: printable, single spaces."""
    return " ".join("".join([letter if letter.isprintable() else " " for letter in name]).split())
