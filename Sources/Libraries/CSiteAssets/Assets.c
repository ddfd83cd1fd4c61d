#include "CSiteAssets.h"

// C has had #embed since C23; Clang warns of it in older modes.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char styleSheet[] = {
#embed "style.css"
};

// Functions and constants of one file may be used in all of them; the last one starts what the page has.
static const unsigned char script[] = {
#embed "core.js"
    ,
#embed "dataset.js"
    ,
#embed "pivot.js"
    ,
#embed "formats.js"
    ,
#embed "chart.js"
    ,
#embed "panel.js"
    ,
#embed "explorer.js"
    ,
#embed "search.js"
    ,
#embed "site.js"
};

SiteFile siteStyleSheet(void) { return (SiteFile){styleSheet, sizeof styleSheet}; }

SiteFile siteScript(void) { return (SiteFile){script, sizeof script}; }
