#pragma once

#include <sys/ioctl.h>

struct termios;

int openpty(int *controller, int *terminal, char *name, struct termios *settings, struct winsize *size);
