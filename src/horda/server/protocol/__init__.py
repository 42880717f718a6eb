"""Records that travel between the server and its clients, and how a state is projected into them."""
