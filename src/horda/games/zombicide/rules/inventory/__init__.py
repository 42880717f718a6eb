"""What survivors carry: slots, trading, searching and discarding."""
