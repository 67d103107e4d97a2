"""Pages of researchers (`manage`) and of participants (`take_part`)."""
