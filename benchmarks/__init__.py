"""Side-by-side runs against peers, as ratios in one run: machines are noisy, ratios less so."""
