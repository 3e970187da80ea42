"""Where bots meet: schedules, results that survive a killed run, ratings, balance, data for learning."""
