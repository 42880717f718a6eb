"""The web server: matches in a database, played by links; each player sees what their seat may see."""
