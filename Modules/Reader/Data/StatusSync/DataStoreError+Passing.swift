internal import CoreData

extension DataStoreError {
  /// Whether a later attempt may succeed without user action.
  var isPassing: Bool {
    switch self {
    case .locked, .unwritable: true
    case .unreadable, .needsRepair, .damaged, .malformed, .newerVersion, .gone, .cancelled: false
    }
  }
}
