#pragma once

#include <sys/types.h>

#define STDIN_FILENO 0
#define STDOUT_FILENO 1
#define STDERR_FILENO 2
#define SEEK_SET 0

#define W_OK 2

int access(const char *path, int mode);
int close(int file);
int dup(int file);
void _exit(int code) __attribute__((noreturn));
int fsync(int file);
int ftruncate(int file, off_t size);
uid_t geteuid(void);
int gethostname(char *name, size_t size);
pid_t getpid(void);
int isatty(int file);
int link(const char *path, const char *other);
off_t lseek(int file, off_t offset, int from);
int pipe(int files[2]);
ssize_t pwrite(int file, const void *buffer, size_t size, off_t offset);
ssize_t read(int file, void *buffer, size_t size);
int rmdir(const char *path);
int setgid(gid_t group);
int setuid(uid_t user);
int symlink(const char *path, const char *link);
int truncate(const char *path, off_t size);
int unlink(const char *path);
ssize_t write(int file, const void *bytes, size_t size);
