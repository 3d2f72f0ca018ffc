#pragma once

/* The headers of a libxml2 that was built with ICU name these. */
typedef struct UConverter UConverter;
typedef unsigned short UChar;
