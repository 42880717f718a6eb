"""Server settings: where they come from, their limits, proxies and the public address.

Every package of the server may import this one.
"""
