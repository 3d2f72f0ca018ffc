#pragma once

#include <sys/types.h>

void *memchr(const void *bytes, int byte, size_t size);
int memcmp(const void *bytes, const void *other, size_t size);
char *strdup(const char *text);
char *strerror(int code);
