internal import CoreData

/// What a data directory holds of a feed server.
extension DataDirectory {
  /// The changes of marks that the server does not have yet, a line each.
  var serverQueue: String { "\(path)/server.queue" }
  /// Which articles the items of the server are, a line each.
  var serverItems: String { "\(path)/server.items" }
}
