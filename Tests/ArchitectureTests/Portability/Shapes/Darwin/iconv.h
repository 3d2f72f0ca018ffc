#pragma once

#include <sys/types.h>

/* libxml2's headers name this type. */
typedef void *iconv_t;
