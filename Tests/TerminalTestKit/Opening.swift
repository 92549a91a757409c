// On its way.
