#pragma once
#include <sqlite3.h>

/* sqlite3_config takes variable arguments, which Swift does not call. Before the first use of the library. */
static inline int csqlite_count_no_memory(void) { return sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0); }
