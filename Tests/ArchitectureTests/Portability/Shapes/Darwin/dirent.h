#pragma once

#include <sys/types.h>

/* A structure with members, so that Swift sees a typed pointer; on Linux it is opaque. */
typedef struct {
  int __dd_fd;
} DIR;

struct dirent {
  ino_t d_ino;
  uint64_t d_seekoff;
  uint16_t d_reclen;
  uint16_t d_namlen;
  uint8_t d_type;
  char d_name[1024];
};

int closedir(DIR *folder);
DIR *opendir(const char *path);
struct dirent *readdir(DIR *folder);
