#pragma once
#include <stddef.h>

/// The bytes of an embedded file. They live as long as the program.
typedef struct {
    const unsigned char *bytes;
    size_t count;
} SiteFile;

SiteFile siteStyleSheet(void);

/// The script files, one after the other.
SiteFile siteScript(void);
