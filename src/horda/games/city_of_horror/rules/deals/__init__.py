"""Offers, deals and promises: making, answering, keeping and breaking them."""
