#ifndef STRATA_CLIBCURL_H
#define STRATA_CLIBCURL_H

#include <curl/curl.h>

#if LIBCURL_VERSION_NUM < 0x075500
#error "libcurl's development files are older than 7.85.0, which Strata needs"
#endif

/*
 * The types and constants are from libcurl's own header; the functions are called through the shim_ functions below. They use a
 * library that is loaded at run time, not at program start: libcurl and its thirty dependencies take four times as long to load as
 * all the rest of the start, and most commands send no request.
 *
 * A shim_ function does the same as the curl_ function of that name (https://curl.se/libcurl/c/allfuncs.html). Call none of them
 * before shim_load has returned NULL.
 */

/*
 * Loads libcurl from a file, for the lifetime of the process. A later call replaces the library of an earlier call. Never call it on
 * two threads at a time, or while another function of this header runs.
 * Returns NULL, or an error message. The message is valid until the thread calls the loader again.
 */
const char *shim_load(const char *file_name);

const curl_version_info_data *shim_version_info(void);
CURLcode shim_global_init(long flags);

CURLU *shim_url(void);
void shim_url_cleanup(CURLU *url);
CURLUcode shim_url_set(CURLU *url, CURLUPart part, const char *text, unsigned int flags);
CURLUcode shim_url_get(CURLU *url, CURLUPart part, char **text, unsigned int flags);
void shim_free(void *memory);

CURL *shim_easy_init(void);
void shim_easy_cleanup(CURL *handle);
CURLcode shim_easy_pause(CURL *handle, int directions);
const char *shim_easy_strerror(CURLcode code);
struct curl_slist *shim_slist_append(struct curl_slist *list, const char *text);
void shim_slist_free_all(struct curl_slist *list);

CURLM *shim_multi_init(void);
CURLMcode shim_multi_cleanup(CURLM *multi);
CURLMcode shim_multi_add_handle(CURLM *multi, CURL *handle);
CURLMcode shim_multi_remove_handle(CURLM *multi, CURL *handle);
CURLMcode shim_multi_perform(CURLM *multi, int *running_count);
CURLMsg *shim_multi_info_read(CURLM *multi, int *messages_left);
CURLMcode shim_multi_poll(CURLM *multi, int timeout_milliseconds);
CURLMcode shim_multi_wakeup(CURLM *multi);
const char *shim_multi_strerror(CURLMcode code);

CURLSH *shim_share_init(void);
CURLSHcode shim_share_cleanup(CURLSH *share);

/* Swift cannot call the variadic curl_easy_setopt, curl_easy_getinfo and curl_share_setopt. Each shim has one argument type. */

/* The type of the write callback and of the header callback. */
typedef size_t (*shim_data_function)(char *bytes, size_t size, size_t count, void *context);

CURLcode shim_easy_set_long(CURL *handle, CURLoption option, long value);
CURLcode shim_easy_set_string(CURL *handle, CURLoption option, const char *value);
CURLcode shim_easy_set_pointer(CURL *handle, CURLoption option, void *value);
CURLcode shim_easy_set_data_function(CURL *handle, CURLoption option, shim_data_function function);
CURLcode shim_easy_set_progress_function(CURL *handle, curl_xferinfo_callback function);
CURLcode shim_easy_set_open_socket_function(CURL *handle, curl_opensocket_callback function);
CURLcode shim_easy_set_request_function(CURL *handle, curl_prereq_callback function);
CURLcode shim_easy_get_string(CURL *handle, CURLINFO info, const char **value);
CURLcode shim_easy_get_offset(CURL *handle, CURLINFO info, curl_off_t *value);
CURLcode shim_easy_get_pointer(CURL *handle, CURLINFO info, void **value);
CURLSHcode shim_share_sessions(CURLSH *share);

/* Reads the result of a CURLMSG_DONE message from its union. */
CURLcode shim_message_result(const CURLMsg *message);

#endif
