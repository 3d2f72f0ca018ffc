#if defined(__linux__)
#define _GNU_SOURCE
#include "FaultyDisk.h"

#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

// Changes of names whose folders were not synchronised since: after the power has gone, a disk may know nothing of them (fsync(2)).
// More than a command ever makes between two of those.
enum { MOST_CHANGES = 4096 };
enum change { MADE, MADE_FOLDER, RENAMED, TAKEN };
static struct {
  enum change change;
  char path[PATH_MAX];
  // Of a file that was renamed, its former name.
  char former[PATH_MAX];
  // What had the name before, under a name of our own; 0 when nothing had.
  int kept;
} changes[MOST_CHANGES];
static int count;
static int stashed;
static pthread_mutex_t turn = PTHREAD_MUTEX_INITIALIZER;

// By the system's own numbers, since these calls are not to be counted.
static int rename_uncounted(const char *old_path, const char *new_path) {
  return (int)syscall(SYS_renameat2, AT_FDCWD, old_path, AT_FDCWD, new_path, 0);
}

static void stash_path(int number, char *path, size_t size) {
  snprintf(path, size, "%s.stash-%d-%d", getenv("FAULTY_DISK_LOG"), (int)getpid(), number);
}

// Gives what stands at a path a second name beside the log, in the folder that the test removes.
static int stash(const char *path) {
  char kept[PATH_MAX];
  stash_path(stashed + 1, kept, sizeof kept);
  return syscall(SYS_linkat, AT_FDCWD, path, AT_FDCWD, kept, 0) == 0 ? ++stashed : 0;
}

static void discard(int number) {
  char kept[PATH_MAX];
  stash_path(number, kept, sizeof kept);
  if (number) syscall(SYS_unlinkat, AT_FDCWD, kept, 0);
}

static void add(enum change change, const char *path, const char *former, int kept) {
  if (count == MOST_CHANGES) return discard(kept);
  changes[count].change = change;
  snprintf(changes[count].path, sizeof changes[count].path, "%s", path);
  snprintf(changes[count].former, sizeof changes[count].former, "%s", former ? former : "");
  changes[count++].kept = kept;
}

void note_made(const char *path, bool is_folder) {
  pthread_mutex_lock(&turn);
  add(is_folder ? MADE_FOLDER : MADE, path, NULL, 0);
  pthread_mutex_unlock(&turn);
}

int keep_before_change(const char *path) {
  pthread_mutex_lock(&turn);
  int kept = stash(path);
  pthread_mutex_unlock(&turn);
  return kept;
}

void note_name_changed(const char *former, const char *path, int kept) {
  pthread_mutex_lock(&turn);
  add(former ? RENAMED : TAKEN, path, former, kept);
  pthread_mutex_unlock(&turn);
}

static bool stands_in(const char *path, const char *folder) {
  size_t length = strlen(folder);
  return strncmp(path, folder, length) == 0 && path[length] == '/' && !strchr(path + length + 1, '/');
}

void note_folder_synchronised(const char *folder) {
  pthread_mutex_lock(&turn);
  int left = 0;
  for (int place = 0; place < count; place++) {
    if (stands_in(changes[place].path, folder)) {
      discard(changes[place].kept);
    } else {
      changes[left++] = changes[place];
    }
  }
  count = left;
  pthread_mutex_unlock(&turn);
}

void lose_names_that_are_not_on_the_disk(void) {
  pthread_mutex_lock(&turn);
  while (count > 0) {
    count--;
    const char *path = changes[count].path;
    char kept[PATH_MAX];
    stash_path(changes[count].kept, kept, sizeof kept);
    // What cannot be taken back stays: the test then meets a kinder disk than it asked for.
    switch (changes[count].change) {
    case MADE: syscall(SYS_unlinkat, AT_FDCWD, path, 0); break;
    case MADE_FOLDER: syscall(SYS_unlinkat, AT_FDCWD, path, AT_REMOVEDIR); break;
    case RENAMED: rename_uncounted(path, changes[count].former); break;
    case TAKEN: break;
    }
    if (changes[count].kept) rename_uncounted(kept, path);
  }
  pthread_mutex_unlock(&turn);
}

__attribute__((destructor)) static void discard_what_is_kept(void) {
  for (int place = 0; place < count; place++) discard(changes[place].kept);
}
#else
typedef int nothing_unsettled;
#endif
