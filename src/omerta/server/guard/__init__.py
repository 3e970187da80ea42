"""What keeps strangers from stopping the server: caps, deadlines, purses, and a look at where a request comes from."""
