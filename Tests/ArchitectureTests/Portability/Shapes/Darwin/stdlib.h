#pragma once

#include <sys/types.h>

void exit(int code) __attribute__((noreturn));
void free(void *memory);
char *getenv(const char *name);
int mkstemp(char *path);
char *realpath(const char *path, char *buffer);
int setenv(const char *name, const char *value, int replaces);
int unsetenv(const char *name);
