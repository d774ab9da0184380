"""The browser table as people meet it: real Chromium, a real server, and nothing but what a person can do."""
