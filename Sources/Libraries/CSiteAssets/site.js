// Shows what needs a script; the pages are complete without it.
