#ifndef STRATA_CZLIB_SHIM_H
#define STRATA_CZLIB_SHIM_H

#include <zlib.h>

// Swift cannot import zlib's init macros, which pass the header's version and the size of the struct.

// 15 window bits plus 16 select the gzip format (zlib.h, deflateInit2 and inflateInit2).
enum { shim_gzip_window_bits = 15 + 16 };

// zlib's default memory level (DEF_MEM_LEVEL in its zutil.h).
enum { shim_memory_level = 8 };

static inline int shim_gzip_deflate_init(z_stream *stream) {
  return deflateInit2(stream, Z_DEFAULT_COMPRESSION, Z_DEFLATED, shim_gzip_window_bits, shim_memory_level, Z_DEFAULT_STRATEGY);
}

static inline int shim_gzip_inflate_init(z_stream *stream) {
  return inflateInit2(stream, shim_gzip_window_bits);
}

#endif
