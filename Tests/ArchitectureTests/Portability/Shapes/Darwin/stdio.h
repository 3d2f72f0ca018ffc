#pragma once

#include <stdarg.h>
#include <sys/types.h>

typedef struct __sFILE {
  unsigned char *_p;
  int _r;
  int _w;
  short _flags;
  short _file;
} FILE;

/* In C, `stdin` and its like are macros for these. */
extern FILE *__stdinp __attribute__((swift_name("stdin")));
extern FILE *__stdoutp __attribute__((swift_name("stdout")));
extern FILE *__stderrp __attribute__((swift_name("stderr")));

int fclose(FILE *stream);
FILE *fopen(const char *path, const char *mode);
int fputs(const char *text, FILE *stream);
size_t fwrite(const void *bytes, size_t size, size_t count, FILE *stream);
int fprintf(FILE *stream, const char *format, ...);
void perror(const char *text);
int printf(const char *format, ...);
int rename(const char *old, const char *new);
