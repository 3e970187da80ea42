"""An edition of The Great Mafia War: the box as data, its map as geometry."""
