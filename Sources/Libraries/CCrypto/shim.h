#pragma once
// The functions that OpenSSL 3 prefers bring in its whole library: 6 MB for one digest. These need five small objects.
#define OPENSSL_SUPPRESS_DEPRECATED
#include <openssl/sha.h>
