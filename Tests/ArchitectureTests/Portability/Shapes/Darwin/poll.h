#pragma once

#define POLLIN 0x0001
#define POLLOUT 0x0004

typedef unsigned int nfds_t;

struct pollfd {
  int fd;
  short events;
  short revents;
};

int poll(struct pollfd *files, nfds_t count, int milliseconds);
