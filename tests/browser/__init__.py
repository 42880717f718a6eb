"""What people do at the table, in a real Chromium: a package, so that all of it shares one."""
