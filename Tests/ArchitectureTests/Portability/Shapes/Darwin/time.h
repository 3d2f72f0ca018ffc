#pragma once

#include <sys/types.h>

struct timespec {
  time_t tv_sec;
  long tv_nsec;
};

/* An enumeration on Darwin, a number on Linux. */
typedef enum { CLOCK_REALTIME = 0, CLOCK_MONOTONIC = 6, CLOCK_PROCESS_CPUTIME_ID = 12, CLOCK_THREAD_CPUTIME_ID = 16 } clockid_t;

int clock_gettime(clockid_t clock, struct timespec *time);
struct tm {
  int tm_sec, tm_min, tm_hour, tm_mday, tm_mon, tm_year, tm_wday, tm_yday, tm_isdst;
  long tm_gmtoff;
  char *tm_zone;
};

struct tm *localtime_r(const time_t *time, struct tm *result);
void tzset(void);
time_t time(time_t *time);
