#pragma once
#include <stddef.h>

/// The bytes of an embedded file. They live as long as the program.
typedef struct {
    const unsigned char *bytes;
    size_t count;
} StandardTable;

StandardTable standardEncodings(void);

StandardTable standardLabels(void);

StandardTable standardReferences(void);
