#pragma once

/* Swift's Synchronization module for Linux names these. They stay outside the module Darwin, so no source of the project sees them. */
#define SYS_gettid 0
#define SYS_futex 0

long syscall(long number, ...);
