"""Interactive GUI grounding: the benchmark as a library."""
