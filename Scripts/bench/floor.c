/* The baseline: the least work any libxml2-based reader must do. Reads the files in chunks, passes them to the push parser, and counts the start
   tags of items and entries. */
#include <fcntl.h>
#include <libxml/parser.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

static long items;

static void start_element(void *context, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri, int namespaces,
                          const xmlChar **declared, int attributes, int defaulted, const xmlChar **values) {
  (void)context, (void)prefix, (void)uri, (void)namespaces, (void)declared, (void)attributes, (void)defaulted, (void)values;
  if (!strcmp((const char *)name, "item") || !strcmp((const char *)name, "entry")) items++;
}

static void end_element(void *context, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri) {
  (void)context, (void)name, (void)prefix, (void)uri;
}

static void characters(void *context, const xmlChar *text, int count) { (void)context, (void)text, (void)count; }

static int parse(const char *path) {
  static char bytes[16384];
  /* The same function for text and white space: libxml2 need not tell them apart. */
  xmlSAXHandler handler = {.initialized = XML_SAX2_MAGIC, .startElementNs = start_element, .endElementNs = end_element,
                           .characters = characters, .ignorableWhitespace = characters, .cdataBlock = characters};
  int file = open(path, O_RDONLY);
  if (file < 0) return 0;
  xmlParserCtxtPtr parser = xmlCreatePushParserCtxt(&handler, NULL, NULL, 0, NULL);
  ssize_t count;
  while ((count = read(file, bytes, sizeof bytes)) > 0) xmlParseChunk(parser, bytes, (int)count, 0);
  xmlParseChunk(parser, bytes, 0, 1);
  int isWhole = count == 0 && parser->wellFormed;
  xmlFreeParserCtxt(parser);
  close(file);
  return isWhole;
}

int main(int count, char **arguments) {
  for (int i = 1; i < count; i++) {
    if (!parse(arguments[i])) {
      fprintf(stderr, "floor: cannot read %s\n", arguments[i]);
      return 1;
    }
  }
  printf("items %ld\n", items);
  return 0;
}
