/// Hands the jobs of Swift's tasks to a function, instead of its pool of threads.
#pragma once

void jobs_begin(void (*_Nonnull handler)(void *_Nonnull job));
void jobs_end(void);
