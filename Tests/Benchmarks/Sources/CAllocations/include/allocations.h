/// Counts the process's heap allocations by replacing the C library's functions.
#pragma once

/// Starts to count from zero.
void allocations_begin(void);

/// Stops counting.
/// Returns the number of allocations on all threads, or -1 on systems without glibc.
long allocations_end(void);
