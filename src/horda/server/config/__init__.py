"""Server settings: where they come from, their limits, proxies and the public address.

Every room may import this one.
"""
