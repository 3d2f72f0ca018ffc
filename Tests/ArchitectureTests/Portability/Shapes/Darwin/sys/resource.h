#pragma once

#include <sys/types.h>

/* A number in Swift; on Linux with glibc, an enumeration. */
#define RLIMIT_FSIZE 1

typedef uint64_t rlim_t;

struct rlimit {
  rlim_t rlim_cur;
  rlim_t rlim_max;
};

int setrlimit(int resource, const struct rlimit *limit);
