/// Counts the process's heap allocations, by standing in front of the C library's.
#pragma once

/// Begins to count, from zero.
void allocations_begin(void);

/// Stops counting.
/// Returns how many there were, on all threads; -1 where this is not known to work (only with glibc it is).
long allocations_end(void);
