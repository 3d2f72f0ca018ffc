#pragma once

#include <signal.h>
#include <sys/types.h>

#define WEXITED 0x00000004
#define WNOWAIT 0x00000020

typedef enum { P_ALL, P_PID, P_PGID } idtype_t;

int waitid(idtype_t type, id_t number, siginfo_t *info, int options);
pid_t waitpid(pid_t process, int *status, int options);
