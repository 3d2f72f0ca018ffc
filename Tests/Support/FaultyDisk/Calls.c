#if defined(__linux__)
#define _GNU_SOURCE
#include "FaultyDisk.h"

#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

// The system's own function of that name.
#define SYSTEMS(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

// Runs before the call; leaves the function when the call is not to be made.
#define MAY_FAIL(call, deed, path) \
  do { \
    struct verdict verdict = judge(call, deed, path, 0); \
    if (verdict.problem) { \
      errno = verdict.problem; \
      return -1; \
    } \
  } while (0)

static void absolute(int folder, const char *path, char *whole, size_t size) {
  char base[PATH_MAX];
  if (path[0] == '/' || folder == AT_FDCWD || !find_path(folder, base, sizeof base)) {
    snprintf(whole, size, "%s", path);
  } else {
    snprintf(whole, size, "%s/%s", base, path);
  }
}

// Whether opening changes the folder: what is there already is only opened.
static bool makes(const char *path, int flags) {
  return is_watched(path) && (((flags & O_CREAT) && access(path, F_OK) != 0) || (flags & O_TRUNC));
}

#define OPENING(name) \
  int name(const char *path, int flags, ...) { \
    va_list rest; \
    va_start(rest, flags); \
    mode_t mode = (flags & O_CREAT) ? va_arg(rest, mode_t) : 0; \
    va_end(rest); \
    int error = errno; \
    bool is_new = makes(path, flags) && access(path, F_OK) != 0; \
    if (makes(path, flags)) MAY_FAIL("open", NAMES, path); \
    errno = error; \
    int file = SYSTEMS(name)(path, flags, mode); \
    if (is_new && file >= 0) note_made(path, false); \
    return file; \
  }
OPENING(open)
OPENING(open64)

#define OPENING_IN(name) \
  int name(int folder, const char *path, int flags, ...) { \
    va_list rest; \
    va_start(rest, flags); \
    mode_t mode = (flags & O_CREAT) ? va_arg(rest, mode_t) : 0; \
    va_end(rest); \
    char whole[PATH_MAX]; \
    absolute(folder, path, whole, sizeof whole); \
    bool is_new = makes(whole, flags) && access(whole, F_OK) != 0; \
    if (makes(whole, flags)) MAY_FAIL("open", NAMES, whole); \
    int file = SYSTEMS(name)(folder, path, flags, mode); \
    if (is_new && file >= 0) note_made(whole, false); \
    return file; \
  }
OPENING_IN(openat)
OPENING_IN(openat64)

// A write of which a part is made, as the verdict says.
#define WRITING(file, wanted, made, whole) \
  do { \
    char path[PATH_MAX]; \
    if (!find_path(file, path, sizeof path)) return whole; \
    struct verdict verdict = judge("write", WRITES, path, wanted); \
    if (verdict.problem) { \
      errno = verdict.problem; \
      return -1; \
    } \
    note_write(file, path); \
    size_t allowed = verdict.size; \
    ssize_t written = made; \
    if (verdict.dies) die(); \
    return written; \
  } while (0)

ssize_t write(int file, const void *bytes, size_t size) {
  __typeof__(&write) systems = SYSTEMS(write);
  WRITING(file, size, systems(file, bytes, allowed), systems(file, bytes, size));
}

ssize_t pwrite(int file, const void *bytes, size_t size, off_t place) {
  __typeof__(&pwrite) systems = SYSTEMS(pwrite);
  WRITING(file, size, systems(file, bytes, allowed, place), systems(file, bytes, size, place));
}

ssize_t pwrite64(int file, const void *bytes, size_t size, off64_t place) {
  __typeof__(&pwrite64) systems = SYSTEMS(pwrite64);
  WRITING(file, size, systems(file, bytes, allowed, place), systems(file, bytes, size, place));
}

// Of several blocks one is written, which callers have to bear from any disk.
ssize_t writev(int file, const struct iovec *blocks, int count) {
  __typeof__(&writev) systems = SYSTEMS(writev);
  if (count < 1) return systems(file, blocks, count);
  size_t first = blocks[0].iov_len;
  WRITING(file, first, SYSTEMS(write)(file, blocks[0].iov_base, allowed), systems(file, blocks, count));
}

// A read that is interrupted every other time, and returns half of what it is asked for.
#define READING(file, wanted, part, whole) \
  do { \
    char path[PATH_MAX]; \
    if (!fails(SHORT) || !find_path(file, path, sizeof path)) return whole; \
    static _Thread_local bool is_interrupted; \
    is_interrupted = !is_interrupted; \
    if (is_interrupted) { \
      errno = EINTR; \
      return -1; \
    } \
    size_t allowed = wanted > 1 ? wanted / 2 : wanted; \
    return part; \
  } while (0)

ssize_t read(int file, void *bytes, size_t size) {
  __typeof__(&read) systems = SYSTEMS(read);
  READING(file, size, systems(file, bytes, allowed), systems(file, bytes, size));
}

ssize_t pread(int file, void *bytes, size_t size, off_t place) {
  __typeof__(&pread) systems = SYSTEMS(pread);
  READING(file, size, systems(file, bytes, allowed, place), systems(file, bytes, size, place));
}

ssize_t pread64(int file, void *bytes, size_t size, off64_t place) {
  __typeof__(&pread64) systems = SYSTEMS(pread64);
  READING(file, size, systems(file, bytes, allowed, place), systems(file, bytes, size, place));
}

#define LISTING(name, entry) \
  struct entry *name(DIR *folder) { \
    char path[PATH_MAX]; \
    bool is_failing = fails(UNLISTED) && find_path(dirfd(folder), path, sizeof path) && telldir(folder) > 0; \
    struct entry *found = SYSTEMS(name)(folder); \
    if (!is_failing || !found) return found; \
    report_once("readdir", path); \
    errno = EIO; \
    return NULL; \
  }
LISTING(readdir, dirent)
LISTING(readdir64, dirent64)

#define SYNCHRONISING(name) \
  int name(int file) { \
    char path[PATH_MAX]; \
    bool counts = find_path(file, path, sizeof path); \
    if (counts) MAY_FAIL(#name, SYNCHRONISES, path); \
    int answer = SYSTEMS(name)(file); \
    if (counts && answer == 0) note_synchronised(path); \
    if (counts && answer == 0) note_folder_synchronised(path); \
    return answer; \
  }
SYNCHRONISING(fsync)
SYNCHRONISING(fdatasync)

#define CUTTING(name, offset) \
  int name(int file, offset size) { \
    char path[PATH_MAX]; \
    bool counts = find_path(file, path, sizeof path); \
    if (counts) MAY_FAIL("ftruncate", REMOVES, path); \
    if (counts) note_cut(path, size); \
    return SYSTEMS(name)(file, size); \
  }
CUTTING(ftruncate, off_t)
CUTTING(ftruncate64, off64_t)

static int renaming(int old_folder, const char *old_path, int new_folder, const char *new_path, unsigned flags) {
  char old_whole[PATH_MAX], new_whole[PATH_MAX];
  absolute(old_folder, old_path, old_whole, sizeof old_whole);
  absolute(new_folder, new_path, new_whole, sizeof new_whole);
  bool counts = is_watched(new_whole) || is_watched(old_whole);
  if (counts) MAY_FAIL("rename", NAMES, new_whole);
  int kept = counts ? keep_before_change(new_whole) : 0;
  int answer = SYSTEMS(renameat2)(old_folder, old_path, new_folder, new_path, flags);
  if (counts && answer == 0) note_renamed(old_whole, new_whole);
  if (counts && answer == 0) note_name_changed(old_whole, new_whole, kept);
  return answer;
}

int rename(const char *old_path, const char *new_path) {
  return renaming(AT_FDCWD, old_path, AT_FDCWD, new_path, 0);
}

int renameat(int old_folder, const char *old_path, int new_folder, const char *new_path) {
  return renaming(old_folder, old_path, new_folder, new_path, 0);
}

int renameat2(int old_folder, const char *old_path, int new_folder, const char *new_path, unsigned flags) {
  return renaming(old_folder, old_path, new_folder, new_path, flags);
}

int unlink(const char *path) {
  int kept = 0;
  if (is_watched(path) && access(path, F_OK) == 0) {
    MAY_FAIL("unlink", REMOVES, path);
    note_removed(path);
    kept = keep_before_change(path);
  }
  int answer = SYSTEMS(unlink)(path);
  if (kept && answer == 0) note_name_changed(NULL, path, kept);
  return answer;
}

int link(const char *path, const char *new_path) {
  if (is_watched(new_path)) MAY_FAIL("link", NAMES, new_path);
  int answer = SYSTEMS(link)(path, new_path);
  if (is_watched(new_path) && answer == 0) note_made(new_path, false);
  return answer;
}

int unlinkat(int folder, const char *path, int flags) {
  char whole[PATH_MAX];
  absolute(folder, path, whole, sizeof whole);
  int kept = 0;
  if (is_watched(whole) && access(whole, F_OK) == 0) {
    MAY_FAIL("unlink", REMOVES, whole);
    note_removed(whole);
    kept = keep_before_change(whole);
  }
  int answer = SYSTEMS(unlinkat)(folder, path, flags);
  if (kept && answer == 0) note_name_changed(NULL, whole, kept);
  return answer;
}

int mkdir(const char *path, mode_t mode) {
  bool is_new = is_watched(path) && access(path, F_OK) != 0;
  if (is_new) MAY_FAIL("mkdir", NAMES, path);
  int answer = SYSTEMS(mkdir)(path, mode);
  if (is_new && answer == 0) note_made(path, true);
  return answer;
}

// The program ends so, past all that others have asked to be done at its end.
void _exit(int status) {
  judge_end();
  syscall(SYS_exit_group, status);
  __builtin_unreachable();
}
#else
typedef int no_calls;
#endif
