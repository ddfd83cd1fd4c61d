#pragma once
#include <sqlite3.h>

/* sqlite3_config takes variable arguments, which Swift does not call. Before the first use of the library. */
static inline int csqlite_count_no_memory(void) { return sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0); }

/* A name in quotation marks is never a text. sqlite3_db_config takes variable arguments, too. */
static inline int csqlite_quote_names_only(sqlite3 *connection) {
    return sqlite3_db_config(connection, SQLITE_DBCONFIG_DQS_DML, 0, (int *)0);
}
