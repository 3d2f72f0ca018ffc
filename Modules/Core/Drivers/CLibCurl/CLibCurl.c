#include "CLibCurl.h"

#include <dlfcn.h>
#include <stddef.h>

/* All libcurl functions that Strata calls, without the prefix `curl_`. */
#define FOR_EACH_FUNCTION(DO)                                                                                                    \
  DO(global_init) DO(version_info)                                                                                               \
  DO(url) DO(url_cleanup) DO(url_set) DO(url_get) DO(free)                                                                       \
  DO(easy_init) DO(easy_cleanup) DO(easy_setopt) DO(easy_getinfo) DO(easy_pause) DO(easy_strerror)                               \
  DO(slist_append) DO(slist_free_all)                                                                                            \
  DO(multi_init) DO(multi_cleanup) DO(multi_add_handle) DO(multi_remove_handle) DO(multi_perform) DO(multi_info_read)            \
  DO(multi_poll) DO(multi_wakeup) DO(multi_strerror)                                                                             \
  DO(share_init) DO(share_cleanup) DO(share_setopt)

/* One pointer for each function, with the type that curl.h declares. */
#define POINTER(name) __typeof__(curl_##name) *name;
static struct { FOR_EACH_FUNCTION(POINTER) } curl;

const char *shim_load(const char *file_name) {
  void *library = dlopen(file_name, RTLD_NOW | RTLD_LOCAL);
  if (library == NULL) return dlerror();
#define FIND(name)                                                                                                               \
  *(void **)&curl.name = dlsym(library, "curl_" #name);                                                                          \
  if (curl.name == NULL) return dlerror();
  FOR_EACH_FUNCTION(FIND)
  return NULL;
}

const curl_version_info_data *shim_version_info(void) { return curl.version_info(CURLVERSION_FIRST); }
CURLcode shim_global_init(long flags) { return curl.global_init(flags); }

CURLU *shim_url(void) { return curl.url(); }
void shim_url_cleanup(CURLU *url) { curl.url_cleanup(url); }
CURLUcode shim_url_set(CURLU *url, CURLUPart part, const char *text, unsigned int flags) { return curl.url_set(url, part, text, flags); }
CURLUcode shim_url_get(CURLU *url, CURLUPart part, char **text, unsigned int flags) { return curl.url_get(url, part, text, flags); }
void shim_free(void *memory) { curl.free(memory); }

CURL *shim_easy_init(void) { return curl.easy_init(); }
void shim_easy_cleanup(CURL *handle) { curl.easy_cleanup(handle); }
CURLcode shim_easy_pause(CURL *handle, int directions) { return curl.easy_pause(handle, directions); }
const char *shim_easy_strerror(CURLcode code) { return curl.easy_strerror(code); }
struct curl_slist *shim_slist_append(struct curl_slist *list, const char *text) { return curl.slist_append(list, text); }
void shim_slist_free_all(struct curl_slist *list) { curl.slist_free_all(list); }

CURLM *shim_multi_init(void) { return curl.multi_init(); }
CURLMcode shim_multi_cleanup(CURLM *multi) { return curl.multi_cleanup(multi); }
CURLMcode shim_multi_add_handle(CURLM *multi, CURL *handle) { return curl.multi_add_handle(multi, handle); }
CURLMcode shim_multi_remove_handle(CURLM *multi, CURL *handle) { return curl.multi_remove_handle(multi, handle); }
CURLMcode shim_multi_perform(CURLM *multi, int *running_count) { return curl.multi_perform(multi, running_count); }
CURLMsg *shim_multi_info_read(CURLM *multi, int *messages_left) { return curl.multi_info_read(multi, messages_left); }
CURLMcode shim_multi_poll(CURLM *multi, int timeout_milliseconds) {
  return curl.multi_poll(multi, NULL, 0, timeout_milliseconds, NULL);
}
CURLMcode shim_multi_wakeup(CURLM *multi) { return curl.multi_wakeup(multi); }
const char *shim_multi_strerror(CURLMcode code) { return curl.multi_strerror(code); }

CURLSH *shim_share_init(void) { return curl.share_init(); }
CURLSHcode shim_share_cleanup(CURLSH *share) { return curl.share_cleanup(share); }

CURLcode shim_easy_set_long(CURL *handle, CURLoption option, long value) { return curl.easy_setopt(handle, option, value); }
CURLcode shim_easy_set_string(CURL *handle, CURLoption option, const char *value) { return curl.easy_setopt(handle, option, value); }
CURLcode shim_easy_set_pointer(CURL *handle, CURLoption option, void *value) { return curl.easy_setopt(handle, option, value); }
CURLcode shim_easy_set_data_function(CURL *handle, CURLoption option, shim_data_function function) {
  return curl.easy_setopt(handle, option, function);
}
CURLcode shim_easy_set_progress_function(CURL *handle, curl_xferinfo_callback function) {
  return curl.easy_setopt(handle, CURLOPT_XFERINFOFUNCTION, function);
}
CURLcode shim_easy_set_open_socket_function(CURL *handle, curl_opensocket_callback function) {
  return curl.easy_setopt(handle, CURLOPT_OPENSOCKETFUNCTION, function);
}
CURLcode shim_easy_set_request_function(CURL *handle, curl_prereq_callback function) {
  return curl.easy_setopt(handle, CURLOPT_PREREQFUNCTION, function);
}
CURLcode shim_easy_get_string(CURL *handle, CURLINFO info, const char **value) { return curl.easy_getinfo(handle, info, value); }
CURLcode shim_easy_get_offset(CURL *handle, CURLINFO info, curl_off_t *value) { return curl.easy_getinfo(handle, info, value); }
CURLcode shim_easy_get_pointer(CURL *handle, CURLINFO info, void **value) { return curl.easy_getinfo(handle, info, value); }
CURLSHcode shim_share_sessions(CURLSH *share) { return curl.share_setopt(share, CURLSHOPT_SHARE, CURL_LOCK_DATA_SSL_SESSION); }

CURLcode shim_message_result(const CURLMsg *message) { return message->data.result; }
