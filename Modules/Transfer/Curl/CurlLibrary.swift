import CLibCurl

/// libcurl's global set-up. It must run once, before anything else and not on two threads at a time
/// (https://curl.se/libcurl/c/curl_global_init.html), which a static constant sees to. It lasts as long as the process.
enum CurlLibrary {
  static let setUp: CURLcode = curl_global_init(Int(CURL_GLOBAL_SSL))
}
