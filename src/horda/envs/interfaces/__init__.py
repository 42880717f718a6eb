"""The interfaces of the environments: PettingZoo one by one and all at once, Gymnasium, and their spaces."""
