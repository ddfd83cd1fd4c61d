#include "CSiteAssets.h"

// C has had #embed since C23; Clang warns of it in older modes.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char styleSheet[] = {
#embed "style.css"
};

// Functions and constants of one file may be used in all of them. site.js runs the others and is the last one.
static const unsigned char script[] = {
#embed "site.js"
};

SiteFile siteStyleSheet(void) { return (SiteFile){styleSheet, sizeof styleSheet}; }

SiteFile siteScript(void) { return (SiteFile){script, sizeof script}; }
