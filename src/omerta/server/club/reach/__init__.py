"""How people are reached when they are not here: e-mail, and addresses of their own programs."""
