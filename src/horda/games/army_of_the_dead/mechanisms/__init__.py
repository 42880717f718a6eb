"""The mechanisms of Army of the Dead."""
