import CLibCurl

/// A libcurl easy handle with its header list, error text and session cache, which must have the same lifetime.
///
/// Not Sendable: libcurl allows only one thread at a time to use a handle.
final class EasyHandle {
  let raw: UnsafeMutableRawPointer
  private let errorText: UnsafeMutablePointer<CChar>
  private var fields: UnsafeMutablePointer<curl_slist>?
  private var sessions: SessionCache?

  init() throws(TransferError) {
    try CurlLibrary.load()
    guard let raw = shim_easy_init() else {
      throw .failed(code: Int(CURLE_FAILED_INIT.rawValue), "the transfer could not be created")
    }
    self.raw = raw
    errorText = .allocate(capacity: Int(CURL_ERROR_SIZE))
    errorText.initialize(repeating: 0, count: Int(CURL_ERROR_SIZE))
    try check(shim_easy_set_pointer(raw, CURLOPT_ERRORBUFFER, errorText))
  }

  deinit {
    shim_easy_cleanup(raw)
    shim_slist_free_all(fields)
    errorText.deallocate()
  }

  func set(_ option: CURLoption, _ value: Int) throws(TransferError) {
    try check(shim_easy_set_long(raw, option, value))
  }

  /// Sets a text option; libcurl copies the text. Nil switches off a built-in default.
  func set(_ option: CURLoption, _ text: String?) throws(TransferError) {
    try check(shim_easy_set_string(raw, option, text))
  }

  func set(_ option: CURLoption, pointer: UnsafeMutableRawPointer) throws(TransferError) {
    try check(shim_easy_set_pointer(raw, option, pointer))
  }

  func set(_ option: CURLoption, function: shim_data_function) throws(TransferError) {
    try check(shim_easy_set_data_function(raw, option, function))
  }

  func set(progress function: @escaping curl_xferinfo_callback) throws(TransferError) {
    try check(shim_easy_set_progress_function(raw, function))
  }

  func set(openSocket function: @escaping curl_opensocket_callback) throws(TransferError) {
    try check(shim_easy_set_open_socket_function(raw, function))
  }

  func set(beforeRequest function: @escaping curl_prereq_callback) throws(TransferError) {
    try check(shim_easy_set_request_function(raw, function))
  }

  func set(fields lines: [[UInt8]]) throws(TransferError) {
    for line in lines {
      guard let longer = shim_slist_append(fields, (line + [0]).map(CChar.init(bitPattern:))) else {
        throw .failed(code: Int(CURLE_OUT_OF_MEMORY.rawValue), "there is not enough memory for the header fields")
      }
      fields = longer
    }
    try check(shim_easy_set_pointer(raw, CURLOPT_HTTPHEADER, fields))
  }

  /// Uses a session cache together with other handles.
  func share(_ sessions: SessionCache) throws(TransferError) {
    self.sessions = sessions
    try check(shim_easy_set_pointer(raw, CURLOPT_SHARE, sessions.raw))
  }

  /// Pauses or resumes receiving. A callback may only pause: resuming would call it again.
  /// - Returns: false when the transfer cannot continue.
  func pause(_ isToPause: Bool) -> Bool {
    shim_easy_pause(raw, isToPause ? CURLPAUSE_RECV : CURLPAUSE_CONT) == CURLE_OK
  }

  func text(_ info: CURLINFO) -> String? {
    var value: UnsafePointer<CChar>?
    guard shim_easy_get_string(raw, info, &value) == CURLE_OK, let value else { return nil }
    return String(cString: value)
  }

  func offset(_ info: CURLINFO) -> Int {
    var value: curl_off_t = 0
    return shim_easy_get_offset(raw, info, &value) == CURLE_OK ? Int(value) : 0
  }

  /// libcurl's specific error message, or its general message for the code.
  func reason(for code: CURLcode) -> String {
    let words = String(cString: errorText)
    return words.isEmpty ? String(cString: shim_easy_strerror(code)) : words
  }

  private func check(_ code: CURLcode) throws(TransferError) {
    guard code == CURLE_OK else { throw .failed(code: Int(code.rawValue), reason(for: code)) }
  }
}
