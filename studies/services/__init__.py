"""Changes with consequences: designing a study, and taking part in one."""
