#if defined(__linux__)
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdlib.h>
#include <sys/time.h>
#include <time.h>

// Only the clock of the day is shifted: the one that only goes forward cannot be set by anybody.
static long shift(void) {
  const char *text = getenv("SHIFTED_CLOCK_SECONDS");
  return text ? atol(text) : 0;
}

int clock_gettime(clockid_t clock, struct timespec *moment) {
  __typeof__(&clock_gettime) systems = (__typeof__(&clock_gettime))dlsym(RTLD_NEXT, "clock_gettime");
  int answer = systems(clock, moment);
  if (clock == CLOCK_REALTIME && answer == 0) moment->tv_sec += shift();
  return answer;
}

int gettimeofday(struct timeval *restrict moment, void *restrict zone) {
  int (*systems)(struct timeval *, void *) = (int (*)(struct timeval *, void *))dlsym(RTLD_NEXT, "gettimeofday");
  int answer = systems(moment, zone);
  if (answer == 0) moment->tv_sec += shift();
  return answer;
}

time_t time(time_t *moment) {
  struct timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  if (moment) *moment = now.tv_sec;
  return now.tv_sec;
}
#else
typedef int no_clock;
#endif
