import Foundation

/// How the disk fails a program, and at which of its calls. `Tests/Support/FaultyDisk` makes it so.
struct DiskFault: Sendable {
  /// How it fails; `FaultyDisk.h` says what each means.
  enum Way: String, CaseIterable, Sendable {
    case kill, power, torn, full, broken

    /// Whether the program is gone afterwards.
    var isDeath: Bool {
      switch self {
      case .kill, .power, .torn: true
      case .full, .broken: false
      }
    }

    /// What the system says of it.
    var reason: String { self == .full ? "No space left on device" : "Input/output error" }
  }

  let way: Way
  /// Counted from 1.
  let call: Int

  /// The environment in which a program meets the fault.
  /// - Parameters:
  ///   - folder: where calls count that change something, in it and below.
  ///   - log: where it is told that it did.
  func environment(in folder: URL, log: URL) throws -> [String: String] {
    try Self.watching(folder, log: log).merging(["FAULTY_DISK_WAY": way.rawValue, "FAULTY_DISK_CALL": "\(call)"]) { $1 }
  }

  /// The environment in which the power goes when the program has done everything and ends.
  static func powerGoingAtTheEnd(in folder: URL, log: URL) throws -> [String: String] {
    try watching(folder, log: log).merging(["FAULTY_DISK_WAY": Way.power.rawValue, "FAULTY_DISK_CALL": "end"]) { $1 }
  }

  /// The environment in which every call is told and none fails.
  static func watching(_ folder: URL, log: URL) throws -> [String: String] {
    ["LD_PRELOAD": try StrataProcess.faultyDisk.path(), "FAULTY_DISK_HOME": folder.path(), "FAULTY_DISK_LOG": log.path()]
  }
}
