#pragma once

#include <sys/types.h>

#define SIGHUP 1
#define SIGINT 2
#define SIGQUIT 3
#define SIGILL 4
#define SIGTRAP 5
#define SIGABRT 6
#define SIGFPE 8
#define SIGKILL 9
#define SIGBUS 10
#define SIGSEGV 11
#define SIGPIPE 13
#define SIGTERM 15
#define SIGTSTP 18
#define SIGCONT 19
#define SIGXFSZ 25
#define SIGWINCH 28

#define SA_ONSTACK 0x0001
#define SA_RESETHAND 0x0004

#define SIG_BLOCK 1

/* A number on Darwin, a structure on Linux. */
typedef uint32_t sigset_t;
typedef void (*sig_t)(int);

union __sigaction_u {
  void (*__sa_handler)(int);
};

typedef struct __siginfo {
  int si_signo;
  int si_errno;
  int si_code;
  pid_t si_pid;
} siginfo_t;

struct sigaction {
  union __sigaction_u __sigaction_u;
  sigset_t sa_mask;
  int sa_flags;
};

typedef struct __darwin_sigaltstack {
  void *ss_sp;
  size_t ss_size;
  int ss_flags;
} stack_t;

int kill(pid_t process, int signal);
int pthread_sigmask(int how, const sigset_t *set, sigset_t *old);
int raise(int signal);
int sigaction(int signal, const struct sigaction *action, struct sigaction *old);
int sigaltstack(const stack_t *stack, stack_t *old);
int sigaddset(sigset_t *set, int signal);
int sigemptyset(sigset_t *set);
int sigfillset(sigset_t *set);
void (*signal(int signal, void (*handler)(int)))(int);
