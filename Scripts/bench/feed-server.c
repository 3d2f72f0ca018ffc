/* feed-server FOLDER COUNT: serves FOLDER/1.gz to FOLDER/COUNT.gz, compressed as they are, each on an address of its own: 127.0.1.1, 127.0.1.2 and so on,
   because a feed reader spares a host with many feeds. The port is one that the system chooses; it is printed when all addresses listen. Each request is
   answered with the feed as it then is, or with 304 if its ETag is the one that the request names. Linux only: it has all addresses of 127.0.0.0/8. */
#define _GNU_SOURCE
#include <arpa/inet.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/sendfile.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <unistd.h>

struct feed {
  int listener, number;
};

static const char *folder;

static void fail(const char *what) {
  perror(what);
  exit(1);
}

static void answer(int client, int number) {
  char request[8192], path[4096], tag[64], head[512];
  size_t length = 0;
  do {
    ssize_t got = read(client, request + length, sizeof request - 1 - length);
    if (got <= 0) return;
    length += got;
    request[length] = 0;
  } while (!strstr(request, "\r\n\r\n"));
  snprintf(path, sizeof path, "%s/%d.gz", folder, number);
  int file = open(path, O_RDONLY);
  struct stat state;
  if (file < 0 || fstat(file, &state) < 0) fail(path);
  snprintf(tag, sizeof tag, "\"%lx-%lx\"", (long)state.st_ino, (long)state.st_size);
  int unchanged = strstr(request, tag) != NULL;
  int size = snprintf(head, sizeof head, "HTTP/1.1 %s\r\nETag: %s\r\nConnection: close\r\n", unchanged ? "304 Not Modified" : "200 OK", tag);
  if (!unchanged)
    size += snprintf(
      head + size, sizeof head - size, "Content-Type: application/xml\r\nContent-Encoding: gzip\r\nContent-Length: %ld\r\n", (long)state.st_size);
  size += snprintf(head + size, sizeof head - size, "\r\n");
  if (send(client, head, size, unchanged ? 0 : MSG_MORE) == size && !unchanged)
    while (sendfile(client, file, NULL, state.st_size) > 0) {}
  close(file);
}

static void *serve(void *argument) {
  struct feed *feed = argument;
  for (int client; (client = accept(feed->listener, NULL, NULL)) >= 0; close(client)) answer(client, feed->number);
  fail("accept");
  return NULL;
}

int main(int argument_count, char **arguments) {
  if (argument_count != 3) return 2;
  folder = arguments[1];
  int count = atoi(arguments[2]);
  struct sockaddr_in address = {.sin_family = AF_INET};
  socklen_t size = sizeof address;
  signal(SIGPIPE, SIG_IGN);
  for (int number = 1; number <= count; number++) {
    struct feed *feed = malloc(sizeof *feed);
    pthread_t thread;
    if (!feed) fail("malloc");
    feed->number = number;
    feed->listener = socket(AF_INET, SOCK_STREAM, 0);
    address.sin_addr.s_addr = htonl(0x7F000100 + number);
    if (feed->listener < 0 || bind(feed->listener, (struct sockaddr *)&address, sizeof address) < 0 || listen(feed->listener, 16) < 0) fail("listen");
    if (number == 1 && getsockname(feed->listener, (struct sockaddr *)&address, &size) < 0) fail("getsockname");
    if (pthread_create(&thread, NULL, serve, feed) != 0) fail("pthread_create");
  }
  printf("%d\n", ntohs(address.sin_port));
  fflush(stdout);
  for (;;) pause();
}
