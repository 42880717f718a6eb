"""People who only follow a survivor (AD-CPN)."""
