"""The table over the network: matches kept in a database, played by links, seen seat by seat."""
