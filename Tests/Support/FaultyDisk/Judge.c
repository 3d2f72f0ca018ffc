#if defined(__linux__)
#define _GNU_SOURCE
#include "FaultyDisk.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

static atomic_long calls;

static enum way way(void) {
  static const char *names[] = {"watch", "kill", "power", "torn", "full", "broken", "short", "unlisted"};
  const char *named = getenv("FAULTY_DISK_WAY");
  for (int way = WATCH; named && way <= UNLISTED; way++) {
    if (strcmp(named, names[way]) == 0) return way;
  }
  return WATCH;
}

static long chosen_call(void) {
  const char *text = getenv("FAULTY_DISK_CALL");
  return text ? atol(text) : 0;
}

bool is_watched(const char *path) {
  const char *home = getenv("FAULTY_DISK_HOME");
  if (!home || !path) return false;
  size_t length = strlen(home);
  return strncmp(path, home, length) == 0 && (path[length] == '/' || path[length] == 0);
}

bool find_path(int file, char *path, size_t size) {
  if (!getenv("FAULTY_DISK_HOME")) return false;
  char link[32];
  snprintf(link, sizeof link, "/proc/self/fd/%d", file);
  ssize_t length = readlink(link, path, size - 1);
  if (length < 0) return false;
  path[length] = 0;
  return is_watched(path);
}

// By the system's own numbers, since these calls are not to be counted. One write a line, so that threads do not mix theirs.
static void report(const char *call, const char *path) {
  const char *log = getenv("FAULTY_DISK_LOG");
  if (!log) return;
  char line[PATH_MAX + 32];
  int length = snprintf(line, sizeof line, "%s %s\n", call, path);
  int file = (int)syscall(SYS_openat, AT_FDCWD, log, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
  if (file < 0) return;
  syscall(SYS_write, file, line, length);
  syscall(SYS_close, file);
}

bool fails(enum way failing) {
  return way() == failing;
}

void report_once(const char *call, const char *path) {
  static atomic_bool is_reported;
  if (!atomic_exchange(&is_reported, true)) report(call, path);
}

void judge_end(void) {
  const char *text = getenv("FAULTY_DISK_CALL");
  if (way() != POWER || !text || strcmp(text, "end") != 0) return;
  report("exit", "");
  lose_what_is_not_on_the_disk();
  lose_names_that_are_not_on_the_disk();
}

void die(void) {
  kill(getpid(), SIGKILL);
  // The signal ends all threads, but not before it has reached them.
  for (;;) pause();
}

struct verdict judge(const char *call, enum deed deed, const char *path, size_t size) {
  struct verdict fine = {0, size, false};
  enum way failing = way();
  if (failing == TORN && (deed != WRITES || size < 2)) return fine;
  // A process that dies before it synchronises leaves what one leaves that dies after it.
  if (failing == KILL && deed == SYNCHRONISES) return fine;
  if (failing == SHORT || failing == UNLISTED) return fine;
  // A full disk still takes names away.
  if (failing == FULL && deed == REMOVES) return fine;
  long number = atomic_fetch_add(&calls, 1) + 1;
  long chosen = chosen_call();
  if (failing == WATCH || number == chosen) report(call, path);
  if (failing == FULL && number > chosen) return (struct verdict){ENOSPC, 0, false};
  if (number != chosen) return fine;
  switch (failing) {
  case WATCH: return fine;
  case POWER:
    lose_what_is_not_on_the_disk();
    lose_names_that_are_not_on_the_disk();
    die();
  case KILL: die();
  case TORN: return (struct verdict){0, size / 2, true};
  case FULL: return (struct verdict){size / 2 > 0 ? 0 : ENOSPC, size / 2, false};
  case BROKEN: return (struct verdict){EIO, 0, false};
  case SHORT:
  case UNLISTED: return fine;
  }
  return fine;
}
#else
typedef int nothing_to_judge;
#endif
