/* md4c calls back at each block and text; the cells of tables are written as JSON. */
// title: md4c
// does: cells as JSON
// reads: markdown
// apt: libmd4c-dev
// link: -lmd4c
#include <md4c.h>

#include "files.h"

static int is_cell, rows_of_table, cells_of_row;

static int enter_block(MD_BLOCKTYPE type, void *detail, void *user) {
    (void)detail;
    (void)user;
    if (type == MD_BLOCK_TABLE) {
        table_count++;
        rows_of_table = 0;
        putchar_unlocked('[');
    } else if (type == MD_BLOCK_TR) {
        fputs(rows_of_table++ ? ",[" : "[", stdout);
        cells_of_row = 0;
    } else if (type == MD_BLOCK_TH || type == MD_BLOCK_TD) {
        fputs(cells_of_row++ ? ",\"" : "\"", stdout);
        is_cell = 1;
    }
    return 0;
}

static int leave_block(MD_BLOCKTYPE type, void *detail, void *user) {
    (void)detail;
    (void)user;
    if (type == MD_BLOCK_TABLE) {
        fputs("]\n", stdout);
    } else if (type == MD_BLOCK_TR) {
        putchar_unlocked(']');
    } else if (type == MD_BLOCK_TH || type == MD_BLOCK_TD) {
        putchar_unlocked('"');
        is_cell = 0;
    }
    return 0;
}

static int span(MD_SPANTYPE type, void *detail, void *user) {
    (void)type;
    (void)detail;
    (void)user;
    return 0;
}

static int text(MD_TEXTTYPE type, const MD_CHAR *characters, MD_SIZE size, void *user) {
    (void)type;
    (void)user;
    if (!is_cell) return 0;
    for (MD_SIZE index = 0; index < size; index++) {
        unsigned char character = (unsigned char)characters[index];
        if (character == '"' || character == '\\') putchar_unlocked('\\');
        if (character < 0x20) printf("\\u%04x", character);
        else putchar_unlocked(character);
    }
    return 0;
}

static void parse(const char *content, size_t length) {
    MD_PARSER parser = {.flags = MD_FLAG_TABLES,
                        .enter_block = enter_block,
                        .leave_block = leave_block,
                        .enter_span = span,
                        .leave_span = span,
                        .text = text};
    if (md_parse(content, (MD_SIZE)length, &parser, NULL) != 0) failed_count++;
}

int main(int count, char **arguments) {
    if (count < 2) return 2;
    for_each_file(arguments[1], parse);
    fflush(stdout);
    print_counts();
}
