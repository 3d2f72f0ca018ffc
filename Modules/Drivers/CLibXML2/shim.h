#ifndef STRATA_CLIBXML2_SHIM_H
#define STRATA_CLIBXML2_SHIM_H

#include <libxml/HTMLparser.h>
#include <libxml/dict.h>
#include <libxml/entities.h>
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/xmlwriter.h>
#include <stddef.h>
#include <string.h>

// What differs between libxml2's versions from 2.9 on, or may be asked of some of them only.

// How many bytes of the document stand before the place that was reached. Only for UTF-8, which is not converted; xmlByteConsumed, which knows
// of conversions, is deprecated from 2.14 on.
static inline size_t shim_position(const xmlParserCtxt *parser) {
  const xmlParserInput *input = parser->input;
  return input == NULL ? 0 : input->consumed + (size_t)(input->cur - input->base);
}

// The same for the place behind a text that a callback gets, since a CDATA section is handed over before it is passed.
static inline size_t shim_position_behind(const xmlParserCtxt *parser, const xmlChar *text, size_t count) {
  const xmlParserInput *input = parser->input;
  const size_t reached = shim_position(parser);
  if (input == NULL || text < input->base || text > input->end) return reached;
  const size_t behind = input->consumed + (size_t)(text - input->base) + count;
  return behind > reached ? behind : reached;
}

// Whether a `<` stands between a place and the one that was reached.
static inline int shim_has_tag_since(const xmlParserCtxt *parser, size_t place) {
  const xmlParserInput *input = parser->input;
  if (input == NULL) return 0;
  const xmlChar *start = place > input->consumed ? input->base + (place - input->consumed) : input->base;
  return start < input->cur && memchr(start, '<', (size_t)(input->cur - start)) != NULL;
}

// Stops within an error's callback, and keeps the bytes that the function which calls back still points to. Before 2.13 xmlStopParser frees them;
// from 2.14 on `instate` is deprecated.
static inline void shim_stop_in_place(xmlParserCtxt *parser) {
#if LIBXML_VERSION >= 21300
  xmlStopParser(parser);
#else
  parser->instate = XML_PARSER_EOF;
#endif
}

// Whether a document has more different names than any has. Before 2.12 a dictionary has 8192 lists at most, which get longer with each name.
static inline int shim_has_too_many_names(const xmlParserCtxt *parser) { return xmlDictSize(parser->dict) > 10000; }

// Gives a parser of HTML an empty dictionary when its own has too many names; returns the old one, whose names are used until the parser is freed.
// Such a parser compares names as text, one of XML does not.
static inline xmlDict *shim_swap_dictionary(xmlParserCtxt *parser) {
  if (LIBXML_VERSION >= 21200 || !shim_has_too_many_names(parser)) return NULL;
  xmlDict *full = parser->dict;
  xmlDict *empty = xmlDictCreate();
  if (empty == NULL) return NULL;
  parser->dict = empty;
  return full;
}

#endif
