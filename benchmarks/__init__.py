"""Measured speeds: each a ratio against a floor in the same run. `make bench` runs them all."""
