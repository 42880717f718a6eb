"""Concentrated attacks, rockets and the cable gun (AD-CON, AD-CAB)."""
