"""The steps of Scripts/bundle-data.py."""
