"""Who may use the platform: roles, and one-time links to sign in."""
