#ifndef STRATA_CLIBCURL_SHIM_H
#define STRATA_CLIBCURL_SHIM_H

#include <curl/curl.h>

/* curl_easy_setopt and curl_easy_getinfo are variadic, which Swift cannot call. These name one argument type each. */

static inline CURLcode shim_easy_set_long(CURL *handle, CURLoption option, long value) {
  return curl_easy_setopt(handle, option, value);
}

static inline CURLcode shim_easy_set_offset(CURL *handle, CURLoption option, curl_off_t value) {
  return curl_easy_setopt(handle, option, value);
}

static inline CURLcode shim_easy_set_string(CURL *handle, CURLoption option, const char *value) {
  return curl_easy_setopt(handle, option, value);
}

static inline CURLcode shim_easy_set_pointer(CURL *handle, CURLoption option, void *value) {
  return curl_easy_setopt(handle, option, value);
}

/* Both the write and the header callback have this type. */
typedef size_t (*shim_data_function)(char *bytes, size_t size, size_t count, void *context);

static inline CURLcode shim_easy_set_data_function(CURL *handle, CURLoption option, shim_data_function function) {
  return curl_easy_setopt(handle, option, function);
}

static inline CURLcode shim_easy_set_progress_function(CURL *handle, curl_xferinfo_callback function) {
  return curl_easy_setopt(handle, CURLOPT_XFERINFOFUNCTION, function);
}

static inline CURLcode shim_easy_set_open_socket_function(CURL *handle, curl_opensocket_callback function) {
  return curl_easy_setopt(handle, CURLOPT_OPENSOCKETFUNCTION, function);
}

static inline CURLcode shim_easy_set_request_function(CURL *handle, curl_prereq_callback function) {
  return curl_easy_setopt(handle, CURLOPT_PREREQFUNCTION, function);
}

static inline CURLcode shim_easy_get_long(CURL *handle, CURLINFO info, long *value) {
  return curl_easy_getinfo(handle, info, value);
}

static inline CURLcode shim_easy_get_string(CURL *handle, CURLINFO info, const char **value) {
  return curl_easy_getinfo(handle, info, value);
}

static inline CURLcode shim_easy_get_pointer(CURL *handle, CURLINFO info, void **value) {
  return curl_easy_getinfo(handle, info, value);
}

/* curl_share_setopt is variadic as well. */
static inline CURLSHcode shim_share_sessions(CURLSH *share) {
  return curl_share_setopt(share, CURLSHOPT_SHARE, CURL_LOCK_DATA_SSL_SESSION);
}

/* The result of a CURLMSG_DONE message stands in a union, which is read here. */
static inline CURLcode shim_message_result(const CURLMsg *message) { return message->data.result; }

#endif
