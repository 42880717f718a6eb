"""The zombies' phase: activation, movement, attacks and spawning."""
