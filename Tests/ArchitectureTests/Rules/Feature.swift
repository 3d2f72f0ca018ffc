/// A feature: the files that only it has.
struct Feature: Sendable {
  let name: String
  /// Whole rooms of the feature, apart from the folders that have its name.
  let rooms: [String]

  init(_ name: String, rooms: [String] = []) {
    self.name = name
    self.rooms = rooms
  }

  func has(_ path: String) -> Bool {
    path.split(separator: "/").dropLast().contains { $0 == name } || rooms.contains { path.hasPrefix($0 + "/") }
  }
}
