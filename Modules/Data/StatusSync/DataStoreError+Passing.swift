internal import FileStorage

extension DataStoreError {
  /// Whether it may be otherwise the next time, without anybody's doing.
  var isPassing: Bool {
    switch self {
    case .locked, .unwritable: true
    case .unreadable, .damaged, .malformed, .newerVersion, .cancelled: false
    }
  }
}
