#pragma once

int *__error(void);
/* Swift does not import this macro; Darwin.swift adds the variable. */
#define errno (*__error())

#define EPERM 1
#define ENOENT 2
#define EINTR 4
#define EBADF 9
#define EACCES 13
#define EEXIST 17
#define EXDEV 18
#define ENOTDIR 20
#define EISDIR 21
#define EINVAL 22
#define EFBIG 27
#define ENOSPC 28
#define EMLINK 31
#define EPIPE 32
#define EAGAIN 35
#define EWOULDBLOCK EAGAIN
#define ENOTSUP 45
#define ELOOP 62
#define EDQUOT 69
#define ENOSYS 78
#define EILSEQ 92
#define EOPNOTSUPP 102
