#pragma once

#include <sys/types.h>

/* A number in Swift; on Linux with glibc, an enumeration. */
#define SOCK_STREAM 1
#define AF_INET 2
#define AF_INET6 30
#define SOL_SOCKET 0xffff
#define SO_NOSIGPIPE 0x1022
#define MSG_DONTWAIT 0x80

typedef uint8_t sa_family_t;
typedef uint32_t socklen_t;

struct sockaddr {
  uint8_t sa_len;
  sa_family_t sa_family;
  char sa_data[14];
};

struct sockaddr_storage {
  uint8_t ss_len;
  sa_family_t ss_family;
  char __ss_pad1[6];
  int64_t __ss_align;
  char __ss_pad2[112];
};

int accept(int socket, struct sockaddr *address, socklen_t *size);
int bind(int socket, const struct sockaddr *address, socklen_t size);
int connect(int socket, const struct sockaddr *address, socklen_t size);
int getsockname(int socket, struct sockaddr *address, socklen_t *size);
int listen(int socket, int backlog);
ssize_t recv(int socket, void *buffer, size_t size, int flags);
ssize_t send(int socket, const void *bytes, size_t size, int flags);
int setsockopt(int socket, int level, int name, const void *value, socklen_t size);
int shutdown(int socket, int how);
int socket(int domain, int type, int protocol);
