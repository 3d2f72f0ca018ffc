#if defined(__linux__)
#define _GNU_SOURCE
#include "FaultyDisk.h"

#include <limits.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

// Files that were written to since they were last synchronised, and how much of each is on the disk. More than a command ever has open.
enum { MOST_FILES = 256 };
static struct entry {
  char path[PATH_MAX];
  off_t on_disk;
} files[MOST_FILES];
static int count;
static pthread_mutex_t turn = PTHREAD_MUTEX_INITIALIZER;

static struct entry *find(const char *path) {
  for (int place = 0; place < count; place++) {
    if (strcmp(files[place].path, path) == 0) return &files[place];
  }
  return NULL;
}

static void forget(const char *path) {
  struct entry *entry = find(path);
  if (entry) *entry = files[--count];
}

void note_write(int file, const char *path) {
  struct stat status;
  pthread_mutex_lock(&turn);
  if (!find(path) && count < MOST_FILES && fstat(file, &status) == 0 && S_ISREG(status.st_mode)) {
    snprintf(files[count].path, sizeof files[count].path, "%s", path);
    files[count++].on_disk = status.st_size;
  }
  pthread_mutex_unlock(&turn);
}

void note_cut(const char *path, off_t size) {
  pthread_mutex_lock(&turn);
  struct entry *entry = find(path);
  if (entry && entry->on_disk > size) entry->on_disk = size;
  pthread_mutex_unlock(&turn);
}

void note_synchronised(const char *path) {
  pthread_mutex_lock(&turn);
  forget(path);
  pthread_mutex_unlock(&turn);
}

void note_renamed(const char *old_path, const char *new_path) {
  pthread_mutex_lock(&turn);
  forget(new_path);
  struct entry *entry = find(old_path);
  if (entry) snprintf(entry->path, sizeof entry->path, "%s", new_path);
  pthread_mutex_unlock(&turn);
}

void note_removed(const char *path) {
  note_synchronised(path);
}

void lose_what_is_not_on_the_disk(void) {
  pthread_mutex_lock(&turn);
  for (int place = 0; place < count; place++) {
    // A file that cannot be cut keeps what it has: the test then meets a kinder disk than it asked for.
    if (truncate(files[place].path, files[place].on_disk) != 0) continue;
  }
  pthread_mutex_unlock(&turn);
}
#else
typedef int nothing_to_lose;
#endif
