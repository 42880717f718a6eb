"""Army of the Dead: A Zombicide Game."""
