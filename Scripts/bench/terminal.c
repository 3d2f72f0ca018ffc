/* terminal COLUMNSxROWS COMMAND…: runs a program on a pseudo-terminal, types what a script on standard input says, and prints what the program wrote
   and took. Linux only, because of /proc. The lines of the script, with \r, \e, \t and \s for keys that a line cannot contain:

   start NAME                waits for the complete first screen
   keys NAME KEYS            types all keys at once, and waits for the complete screen
   send KEYS                 types all keys at once, and waits for nothing
   each NAME COUNT KEYS      types the keys so many times, each time after the screen is complete; the figures are sums
   burst NAME COUNT KEYS     types the keys so many times at once
   latency NAME COUNT MARK KEY OTHER  types two keys in turn, and waits each time until the program writes the mark ("." for anything)
   idle NAME SECONDS         types nothing
   memory NAME
   resize COLUMNSxROWS       and waits for the complete screen
   pause MILLISECONDS

   A line of the output: NAME BYTES TEXT MILLISECONDS PROCESSOR, where TEXT are the bytes outside control sequences, and PROCESSOR are milliseconds of
   processor time. `latency` prints NAME MILLISECONDS for each key, `idle` NAME BYTES WAKEUPS, `memory` NAME NOW PEAK in kilobytes.
   A screen is complete when the program neither writes nor computes any more. Its time is that of its last byte. */
#define _GNU_SOURCE
#include <dirent.h>
#include <poll.h>
#include <pty.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { quiet = 150, longest = 120000, unanswered = 2000, most_threads = 1024 };

/* Figures of threads. */
struct figures {
  int count, threads[most_threads];
  double values[most_threads];
};

static int terminal;
static pid_t child;
static double last_byte;
static long bytes, text;
static char mark;
static double marked;
/* Where the output is: in text, behind an ESC, in a control sequence, in a string such as a title, at the end of a string, behind ESC (. */
static enum { plain, escape, sequence, string, string_end, single } state;

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

static void fail(const char *what) {
  perror(what);
  if (child > 0) kill(child, SIGKILL);
  exit(1);
}

/* The numbers that follow a label in a file of a thread of the program, added up. An empty label stands for the first number of the file. */
static double of_thread(const char *thread, const char *file, const char *label) {
  char path[512], line[512];
  double sum = 0;
  snprintf(path, sizeof path, "/proc/%d/task/%s/%s", child, thread, file);
  FILE *stream = fopen(path, "r");
  if (!stream) return 0;
  while (fgets(line, sizeof line, stream)) {
    char *found = *label ? strstr(line, label) : line;
    if (found) sum += atof(found + strlen(label));
    if (!*label) break;
  }
  fclose(stream);
  return sum;
}

/* The same of all threads, since the last call with the same figures: of each thread in its place. A thread that has ended is not counted. */
static double of_threads(const char *file, const char *label, struct figures *figures) {
  char path[64];
  double sum = 0;
  snprintf(path, sizeof path, "/proc/%d/task", child);
  DIR *threads = opendir(path);
  if (!threads) return 0;
  for (struct dirent *thread; (thread = readdir(threads));) {
    if (thread->d_name[0] == '.') continue;
    double value = of_thread(thread->d_name, file, label);
    int number = atoi(thread->d_name), place = 0;
    while (place < figures->count && figures->threads[place] != number) place++;
    if (place == most_threads) continue;
    if (place == figures->count) {
      figures->threads[figures->count++] = number;
      figures->values[place] = 0;
    }
    sum += value - figures->values[place];
    figures->values[place] = value;
  }
  closedir(threads);
  return sum;
}

/* The milliseconds of processor time since the start. */
static double processor(void) {
  static struct figures figures;
  static double sum;
  return sum += of_threads("schedstat", "", &figures) / 1e6;
}

/* The times since the last call that a thread was woken or interrupted. */
static double wakeups(void) {
  static struct figures figures;
  return of_threads("status", "ctxt_switches:", &figures);
}

static long of_process(const char *label) {
  char path[64], line[512];
  long value = 0;
  snprintf(path, sizeof path, "/proc/%d/status", child);
  FILE *stream = fopen(path, "r");
  if (!stream) return 0;
  while (fgets(line, sizeof line, stream))
    if (!strncmp(line, label, strlen(label))) value = atol(line + strlen(label));
  fclose(stream);
  return value;
}

static void count(unsigned char byte) {
  switch (state) {
    case plain:
      if (byte == 0x1B) state = escape;
      else if (byte >= ' ') text++;
      return;
    case escape:
      state = byte == '[' ? sequence : byte == ']' || byte == 'P' || byte == '_' || byte == '^' ? string : byte == '(' || byte == ')' ? single : plain;
      return;
    case sequence:
      if (byte >= '@') state = plain;
      return;
    case string:
      if (byte == 7) state = plain;
      if (byte == 0x1B) state = string_end;
      return;
    case string_end:
    case single: state = plain;
  }
}

/* Takes what the program writes within so many milliseconds. */
static int take(int milliseconds) {
  static char buffer[65536];
  struct pollfd readable = {terminal, POLLIN, 0};
  if (poll(&readable, 1, milliseconds) <= 0) return 0;
  ssize_t length = read(terminal, buffer, sizeof buffer);
  if (length <= 0) {
    printf("ended 0 0 0 0\n");
    exit(0);
  }
  last_byte = now();
  bytes += length;
  for (ssize_t i = 0; i < length; i++) {
    if (marked == 0 && mark && (mark == '.' || (state == plain && buffer[i] == mark))) marked = last_byte;
    count(buffer[i]);
  }
  if (getenv("TERMINAL_OUTPUT")) {
    FILE *copy = fopen(getenv("TERMINAL_OUTPUT"), "a");
    if (copy) fwrite(buffer, 1, length, copy), fclose(copy);
  }
  return 1;
}

/* Waits until the screen is complete. */
static void settle(void) {
  double begin = now(), before = processor();
  long first = bytes;
  while (now() - begin < longest) {
    if (take(quiet)) {
      before = processor();
      continue;
    }
    double after = processor();
    if (after - before < 0.5 && (bytes > first || now() - begin > unanswered)) return;
    before = after;
  }
}

static void type(const char *keys, size_t length) {
  /* The program may have to write before it can read on. */
  while (length > 0) {
    struct pollfd either = {terminal, POLLIN | POLLOUT, 0};
    poll(&either, 1, -1);
    if (either.revents & POLLIN) take(0);
    if (!(either.revents & POLLOUT)) continue;
    ssize_t written = write(terminal, keys, length < 1024 ? length : 1024);
    if (written < 0) fail("write");
    keys += written;
    length -= written;
  }
}

static size_t unescape(char *keys) {
  char *to = keys;
  for (char *from = keys; *from; from++) {
    if (*from != '\\') {
      *to++ = *from;
      continue;
    }
    from++;
    *to++ = *from == 'e' ? 0x1B : *from == 'r' ? '\r' : *from == 't' ? '\t' : *from == 's' ? ' ' : *from;
    if (!*from) break;
  }
  *to = 0;
  return to - keys;
}

/* Types the keys `each` times, each time `together` times at once. */
static void measure(const char *name, const char *keys, size_t length, int together, int each) {
  long bytes_before = bytes, text_before = text;
  double passed = 0, took = processor();
  char *all = malloc(length * together + 1);
  for (int i = 0; i < together; i++) memcpy(all + i * length, keys, length);
  for (int i = 0; i < each; i++) {
    double begin = now();
    last_byte = begin;
    type(all, length * together);
    settle();
    passed += last_byte - begin;
  }
  free(all);
  printf("%s %ld %ld %.3f %.3f\n", name, bytes - bytes_before, text - text_before, passed, processor() - took);
}

static void latency(const char *name, int times, char *key, char *other) {
  size_t lengths[2] = {unescape(key), unescape(other)};
  for (int i = 0; i < times; i++) {
    double begin = now();
    marked = 0;
    type(i % 2 ? other : key, lengths[i % 2]);
    while (marked == 0 && now() - begin < unanswered) take(unanswered);
    printf("%s %.3f\n", name, marked ? marked - begin : unanswered);
    for (double pause = now() + 10; now() < pause;) take(1);
  }
  mark = 0;
}

static struct winsize size_of(const char *words) {
  struct winsize size = {0};
  if (sscanf(words, "%hux%hu", &size.ws_col, &size.ws_row) != 2) fail(words);
  return size;
}

int main(int argument_count, char **arguments) {
  if (argument_count < 3) return 2;
  struct winsize size = size_of(arguments[1]);
  double begin = now();
  child = forkpty(&terminal, NULL, NULL, &size);
  if (child < 0) fail("forkpty");
  if (child == 0) {
    execvp(arguments[2], arguments + 2);
    perror(arguments[2]);
    _exit(127);
  }
  static char line[8192], name[64], keys[8192], other[64];
  while (fgets(line, sizeof line, stdin)) {
    int number = 0;
    line[strcspn(line, "\n")] = 0;
    name[0] = keys[0] = 0;
    if (sscanf(line, "start %63s", name) == 1) {
      settle();
      printf("%s %ld %ld %.3f %.3f\n", name, bytes, text, last_byte - begin, processor());
    } else if (sscanf(line, "keys %63s %8191s", name, keys) == 2) {
      measure(name, keys, unescape(keys), 1, 1);
    } else if (sscanf(line, "send %8191s", keys) == 1) {
      type(keys, unescape(keys));
    } else if (sscanf(line, "each %63s %d %8191s", name, &number, keys) == 3) {
      measure(name, keys, unescape(keys), 1, number);
    } else if (sscanf(line, "burst %63s %d %8191s", name, &number, keys) == 3) {
      measure(name, keys, unescape(keys), number, 1);
    } else if (sscanf(line, "latency %63s %d %c %8191s %63s", name, &number, &mark, keys, other) == 5) {
      latency(name, number, keys, other);
    } else if (sscanf(line, "idle %63s %d", name, &number) == 2) {
      long before = bytes;
      wakeups();
      for (double end = now() + number * 1000; now() < end;) take(end - now() + 1);
      printf("%s %ld %.0f\n", name, bytes - before, wakeups());
    } else if (sscanf(line, "memory %63s", name) == 1) {
      printf("%s %ld %ld\n", name, of_process("VmRSS:"), of_process("VmHWM:"));
    } else if (sscanf(line, "resize %63s", name) == 1) {
      size = size_of(name);
      ioctl(terminal, TIOCSWINSZ, &size);
      settle();
    } else if (sscanf(line, "pause %d", &number) == 1) {
      for (double end = now() + number; now() < end;) take(end - now() + 1);
    } else {
      fprintf(stderr, "terminal: not understood: %s\n", line);
      kill(child, SIGKILL);
      return 2;
    }
    fflush(stdout);
  }
  kill(child, SIGKILL);
  waitpid(child, NULL, 0);
  return 0;
}
