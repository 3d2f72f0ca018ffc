#pragma once

#include <stddef.h>
#include <stdint.h>

/* The sizes and signs differ from those on Linux, and Swift converts none of them by itself. */
typedef int64_t off_t;
typedef int64_t blkcnt_t;
typedef int32_t blksize_t;
typedef int32_t dev_t;
typedef uint64_t ino_t;
typedef uint16_t mode_t;
typedef uint16_t nlink_t;
typedef uint32_t id_t;
typedef int32_t pid_t;
typedef uint32_t uid_t;
typedef uint32_t gid_t;
typedef long ssize_t;
typedef long time_t;
typedef int32_t suseconds_t;

typedef struct fd_set {
  int32_t fds_bits[32];
} fd_set;
