#pragma once

#define NCCS 20
#define OPOST 0x00000001
#define OCRNL 0x00000010
#define ONOCR 0x00000020
#define ECHO 0x00000008
#define ICANON 0x00000100
#define TCSANOW 0
#define TCSADRAIN 1

typedef unsigned long tcflag_t;
typedef unsigned char cc_t;
typedef unsigned long speed_t;

struct termios {
  tcflag_t c_iflag;
  tcflag_t c_oflag;
  tcflag_t c_cflag;
  tcflag_t c_lflag;
  cc_t c_cc[NCCS];
  speed_t c_ispeed;
  speed_t c_ospeed;
};

void cfmakeraw(struct termios *mode);
int tcgetattr(int file, struct termios *mode);
int tcsetattr(int file, int when, const struct termios *mode);
