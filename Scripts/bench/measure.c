/* measure FILE COMMAND…: runs the command and appends to the file what it took, as a line: the seconds of processor time (user and system, of
   the command and of what it waited for), the most memory it had at once, in kilobytes, and the seconds that passed. Exits as the command did. */
#include <stdio.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static double seconds(struct timeval time) { return time.tv_sec + time.tv_usec / 1e6; }

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec + time.tv_nsec / 1e9;
}

int main(int count, char **arguments) {
  if (count < 3) return 2;
  double start = now();
  pid_t child = fork();
  if (child == 0) {
    execvp(arguments[2], arguments + 2);
    perror(arguments[2]);
    _exit(127);
  }
  int status;
  struct rusage usage;
  if (child < 0 || wait4(child, &status, 0, &usage) < 0) {
    perror("measure");
    return 1;
  }
  double passed = now() - start;
  long kilobytes = usage.ru_maxrss;
#ifdef __APPLE__
  kilobytes /= 1024;
#endif
  FILE *file = fopen(arguments[1], "a");
  if (!file) {
    perror(arguments[1]);
    return 1;
  }
  fprintf(file, "%.6f %ld %.6f\n", seconds(usage.ru_utime) + seconds(usage.ru_stime), kilobytes, passed);
  fclose(file);
  return WIFEXITED(status) ? WEXITSTATUS(status) : 1;
}
