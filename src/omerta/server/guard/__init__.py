"""What keeps strangers from stopping the server: caps, deadlines, budgets, and a look at where a request comes from."""
