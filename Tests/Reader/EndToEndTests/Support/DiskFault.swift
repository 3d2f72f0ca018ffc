import Foundation

/// How the disk fails, and at which call of the program. `Tests/Support/FaultyDisk` injects the fault.
struct DiskFault: Sendable {
  /// The kind of fault; `FaultyDisk.h` explains each case.
  enum Way: String, CaseIterable, Sendable {
    case kill, power, torn, full, broken

    /// Whether the fault kills the program.
    var isDeath: Bool {
      switch self {
      case .kill, .power, .torn: true
      case .full, .broken: false
      }
    }

    /// The system's error message.
    var reason: String { self == .full ? "No space left on device" : "Input/output error" }
  }

  let way: Way
  /// Counted from 1.
  let call: Int

  /// The environment that injects the fault into a program.
  /// - Parameters:
  ///   - folder: The folder in which, including subfolders, calls that change something count.
  ///   - log: The file that records an injected fault.
  func environment(in folder: URL, log: URL) throws -> [String: String] {
    try Self.watching(folder, log: log).merging(["FAULTY_DISK_WAY": way.rawValue, "FAULTY_DISK_CALL": "\(call)"]) { $1 }
  }

  /// The environment that cuts the power when the program ends.
  static func powerGoingAtTheEnd(in folder: URL, log: URL) throws -> [String: String] {
    try watching(folder, log: log).merging(["FAULTY_DISK_WAY": Way.power.rawValue, "FAULTY_DISK_CALL": "end"]) { $1 }
  }

  /// A fault that concerns no single call; `FaultyDisk.h` explains each case.
  enum Habit: String {
    case short, unlisted
  }

  /// The environment of a disk with a habit.
  static func environment(of habit: Habit, in folder: URL, log: URL) throws -> [String: String] {
    try watching(folder, log: log).merging(["FAULTY_DISK_WAY": habit.rawValue]) { $1 }
  }

  /// The environment that logs every call and lets none fail.
  static func watching(_ folder: URL, log: URL) throws -> [String: String] {
    ["LD_PRELOAD": try StrataProcess.faultyDisk.path(), "FAULTY_DISK_HOME": folder.path(), "FAULTY_DISK_LOG": log.path()]
  }
}
