"""Changes of episodes. One module per story: recording people, recording agents, pictures, jobs."""
