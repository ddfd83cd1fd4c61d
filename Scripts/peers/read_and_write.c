/* The floor: reads the files of a list, and writes as many bytes as are asked for. */
// title: reading and writing alone
// does: reads the files, writes as many bytes as measurebook does
// reads: html markdown
// finds: nothing
#include "files.h"

static void nothing(const char *content, size_t length) {
    (void)content;
    (void)length;
}

int main(int count, char **arguments) {
    static char block[1 << 16];
    if (count < 3) return 2;
    memset(block, 'x', sizeof block);
    for_each_file(arguments[1], nothing);
    for (long left = atol(arguments[2]); left > 0; left -= (long)sizeof block)
        fwrite(block, 1, left < (long)sizeof block ? (size_t)left : sizeof block, stdout);
    fflush(stdout);
    print_counts();
}
