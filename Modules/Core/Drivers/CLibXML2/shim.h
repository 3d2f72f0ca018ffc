#ifndef STRATA_CLIBXML2_SHIM_H
#define STRATA_CLIBXML2_SHIM_H

// ICU's converters are not used here. Its headers differ from those of Swift's Foundation, and the compiler may reject a module that
// imports both.
#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED

#include <libxml/HTMLparser.h>
#include <libxml/dict.h>
#include <libxml/entities.h>
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/xmlwriter.h>
#include <stddef.h>
#include <string.h>

// Functions that hide the differences between versions of libxml2, from 2.9 on.

// The number of document bytes before the current position. Only for UTF-8 input, which is not converted: xmlByteConsumed, which supports
// conversions, is deprecated since 2.14.
static inline size_t shim_position(const xmlParserCtxt *parser) {
  const xmlParserInput *input = parser->input;
  return input == NULL ? 0 : input->consumed + (size_t)(input->cur - input->base);
}

// The number of document bytes before the end of a text in a callback. The current position is not enough, because a CDATA section is
// passed on before libxml2 moves past it.
static inline size_t shim_position_behind(const xmlParserCtxt *parser, const xmlChar *text, size_t count) {
  const xmlParserInput *input = parser->input;
  const size_t reached = shim_position(parser);
  if (input == NULL || text < input->base || text > input->end) return reached;
  const size_t behind = input->consumed + (size_t)(text - input->base) + count;
  return behind > reached ? behind : reached;
}

// Whether the document contains a `<` between `place` and the current position.
static inline int shim_has_tag_since(const xmlParserCtxt *parser, size_t place) {
  const xmlParserInput *input = parser->input;
  if (input == NULL) return 0;
  const xmlChar *start = place > input->consumed ? input->base + (place - input->consumed) : input->base;
  return start < input->cur && memchr(start, '<', (size_t)(input->cur - start)) != NULL;
}

// Stops the parser inside an error callback, and keeps the bytes to which libxml2's calling function still points. Before 2.13,
// xmlStopParser frees them; since 2.14, `instate` is deprecated.
static inline void shim_stop_in_place(xmlParserCtxt *parser) {
#if LIBXML_VERSION >= 21300
  xmlStopParser(parser);
#else
  parser->instate = XML_PARSER_EOF;
#endif
}

// Whether a document has more distinct names than any real document. Before 2.12, a dictionary has at most 8192 lists, which grow with each
// name.
static inline int shim_has_too_many_names(const xmlParserCtxt *parser) { return xmlDictSize(parser->dict) > 2000; }

// Gives an HTML parser an empty dictionary when its own has too many names. Returns the old dictionary, whose names are used until the
// parser is freed. An HTML parser compares names as text; an XML parser does not.
static inline xmlDict *shim_swap_dictionary(xmlParserCtxt *parser) {
  if (LIBXML_VERSION >= 21200 || !shim_has_too_many_names(parser)) return NULL;
  xmlDict *full = parser->dict;
  xmlDict *empty = xmlDictCreate();
  if (empty == NULL) return NULL;
  parser->dict = empty;
  return full;
}

#endif
