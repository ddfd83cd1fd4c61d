#include "CStandardTables.h"

// C has had #embed since C23; Clang warns of it in older modes.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char encodings[] = {
#embed "encodings.txt"
};

static const unsigned char labels[] = {
#embed "labels.txt"
};

static const unsigned char references[] = {
#embed "references.txt"
};

StandardTable standardEncodings(void) { return (StandardTable){encodings, sizeof encodings}; }

StandardTable standardLabels(void) { return (StandardTable){labels, sizeof labels}; }

StandardTable standardReferences(void) { return (StandardTable){references, sizeof references}; }
