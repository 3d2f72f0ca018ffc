/// A disk that fails when a test says so.
///
/// The library is put before the system's own by LD_PRELOAD, so that a program that knows nothing of it meets the fault: production code holds no
/// seam for tests, and every way to the disk is covered, that of SQLite too. On other systems than Linux it is empty.
///
/// Environment:
/// - FAULTY_DISK_HOME: the folder, without links in its path. Only calls that change something in it or below count.
/// - FAULTY_DISK_WAY: how it fails; see `enum way`.
/// - FAULTY_DISK_CALL: at which call, from 1; `end` for the end of the process, when all is done.
/// - FAULTY_DISK_LOG: a file to which a line `call path` is added when the fault strikes, which does not count; by `watch`, for each call.
/// - SHIFTED_CLOCK_SECONDS: how far the clock of the day is ahead; behind, when it is negative.
#ifndef FAULTY_DISK_H
#define FAULTY_DISK_H

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

/// How the disk fails.
enum way {
  /// It does not, and the log tells every call.
  WATCH,
  /// SIGKILL before the call; after it is the same as before the next one. Calls that only synchronise do not count.
  KILL,
  /// The power goes before the call: of each file, what was written since it was last synchronised is gone, and of each folder, the names that
  /// were made, changed and taken away since it was.
  POWER,
  /// Half of what is to be written is, then SIGKILL. Only calls that write count.
  TORN,
  /// From this call on the disk is full; the first half of what is to be written still fits.
  FULL,
  /// This one call fails with EIO.
  BROKEN,
  /// Every read is interrupted once, and then returns half of what it is asked for.
  SHORT,
  /// Every folder ends with EIO after its first name. The first failure is logged.
  UNLISTED,
};

/// What a call does.
enum deed { WRITES, SYNCHRONISES, NAMES, REMOVES };

/// What is to become of a call.
struct verdict {
  /// 0, or `errno` for a call that is not to be made.
  int problem;
  /// How many of the bytes are to be written.
  size_t size;
  /// Whether the process dies when they are.
  bool dies;
};

/// Says what is to become of a call that is about to be made. Does not return where the process is to die before.
/// - size: how many bytes the call writes, if it does.
struct verdict judge(const char *call, enum deed deed, const char *path, size_t size);

/// Whether the disk fails in this way, which concerns no single call.
bool fails(enum way way);

/// Adds a line to the log when a fault strikes for the first time.
void report_once(const char *call, const char *path);

/// To be called when the process ends by itself: for some ways to fail, that is the moment.
void judge_end(void);

/// Ends the process at once.
void die(void);

/// Whether a path leads into the folder.
bool is_watched(const char *path);

/// Where an open file is; false when it is not in the folder.
bool find_path(int file, char *path, size_t size);

/// Bookkeeping of what the power's going takes away.
void note_write(int file, const char *path);
void note_cut(const char *path, off_t size);
void note_synchronised(const char *path);
void note_renamed(const char *old_path, const char *new_path);
void note_removed(const char *path);
void lose_what_is_not_on_the_disk(void);

/// The same for the names in folders. What a call is about to replace or take away is kept first; the number of what was kept goes to the note
/// after the call.
void note_made(const char *path, bool is_folder);
int keep_before_change(const char *path);
/// - former: the former name of what was renamed; NULL when a name was taken away.
void note_name_changed(const char *former, const char *path, int kept);
void note_folder_synchronised(const char *folder);
void lose_names_that_are_not_on_the_disk(void);

#endif
