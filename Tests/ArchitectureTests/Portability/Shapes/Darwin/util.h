#pragma once

#include <sys/ioctl.h>
#include <termios.h>

int openpty(int *controller, int *terminal, char *name, struct termios *settings, struct winsize *size);
