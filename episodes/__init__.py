"""One attempt at one task by one actor: recording, judging, player, browser jobs, replay viewer."""
