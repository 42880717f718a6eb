"""The tables of the database, by what they are for."""
