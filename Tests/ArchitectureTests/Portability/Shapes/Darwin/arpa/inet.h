#pragma once

#include <netinet/in.h>

int inet_pton(int family, const char *text, void *address);
