#pragma once

#include <sys/types.h>

#define O_RDONLY 0x0000
#define O_WRONLY 0x0001
#define O_RDWR 0x0002
#define O_NONBLOCK 0x0004
#define O_APPEND 0x0008
#define O_NOFOLLOW 0x0100
#define O_CREAT 0x0200
#define O_EXCL 0x0800
#define O_DIRECTORY 0x00100000
#define O_CLOEXEC 0x01000000

#define F_GETFD 1
#define F_SETFD 2
#define F_SETFL 4
#define F_FULLFSYNC 51
#define FD_CLOEXEC 1

#define LOCK_EX 0x02
#define LOCK_NB 0x04
#define LOCK_UN 0x08

/* Swift cannot call functions with three dots; Darwin.swift adds the forms that it can call. */
int open(const char *path, int flags, ...);
int fcntl(int file, int command, ...);
int flock(int file, int operation);
