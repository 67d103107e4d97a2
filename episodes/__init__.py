"""One attempt at one task by one actor: recording, judging, the player, browser jobs, the replay viewer."""
