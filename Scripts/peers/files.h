/* What the peers in C share: the files of a list, and the line of counts on standard error. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static long file_count, byte_count, table_count, failed_count;

/* Calls `each` with the content of every file that the list names, one path a line. */
static void for_each_file(const char *list, void (*each)(const char *, size_t)) {
    FILE *paths = fopen(list, "r");
    char *path = NULL, *content = NULL;
    size_t path_size = 0, size = 0;
    if (!paths) exit(2);
    for (ssize_t length; (length = getline(&path, &path_size, paths)) > 0;) {
        if (path[length - 1] == '\n') path[length - 1] = 0;
        FILE *file = fopen(path, "r");
        if (!file) exit(2);
        setvbuf(file, NULL, _IONBF, 0);
        fseek(file, 0, SEEK_END);
        size_t needed = (size_t)ftell(file);
        rewind(file);
        if (needed > size) content = realloc(content, size = 2 * needed);
        if (fread(content, 1, needed, file) != needed) exit(2);
        fclose(file);
        file_count++;
        byte_count += (long)needed;
        each(content, needed);
    }
    fclose(paths);
}

static void print_counts(void) {
    fprintf(stderr, "{\"files\": %ld, \"bytes\": %ld, \"tables\": %ld, \"failed\": %ld, \"seconds\": %.4f}\n", file_count, byte_count,
            table_count, failed_count, (double)clock() / CLOCKS_PER_SEC);
}
