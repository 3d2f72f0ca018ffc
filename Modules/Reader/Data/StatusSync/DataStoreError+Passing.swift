internal import CoreData

extension DataStoreError {
  /// Whether a later attempt may succeed without user action.
  var isPassing: Bool {
    switch self {
    case .locked, .unwritable, .converted: true
    case .unreadable, .needsRepair, .damaged, .malformed, .newerVersion, .gone, .cancelled: false
    }
  }
}
