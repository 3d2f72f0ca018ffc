/* measure FILE COMMAND…: runs the command and appends to the file what it took, as a line: the seconds of processor time (user and system, of
   the command and of what it waited for) and the most memory it had at once, in kilobytes. Exits as the command did. */
#include <stdio.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

static double seconds(struct timeval time) { return time.tv_sec + time.tv_usec / 1e6; }

int main(int count, char **arguments) {
  if (count < 3) return 2;
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
  long kilobytes = usage.ru_maxrss;
#ifdef __APPLE__
  kilobytes /= 1024;
#endif
  FILE *file = fopen(arguments[1], "a");
  if (!file) {
    perror(arguments[1]);
    return 1;
  }
  fprintf(file, "%.6f %ld\n", seconds(usage.ru_utime) + seconds(usage.ru_stime), kilobytes);
  fclose(file);
  return WIFEXITED(status) ? WEXITSTATUS(status) : 1;
}
