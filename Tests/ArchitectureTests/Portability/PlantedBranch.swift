import LayerRules
import Testing

/// A small source with a branch for Darwin.
struct PlantedBranch: CustomTestStringConvertible, Sendable {
  let testDescription: String
  /// A part of what the compiler must say; empty for a right branch.
  let fault: String
  let module: Module

  private init(_ description: String, _ code: String, imports: String = "import Darwin", fault: String = "") {
    testDescription = description
    self.fault = fault
    let name = "Planted_\(description.map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined())"
    let text = "#if canImport(Darwin)\n\(imports)\n#else\nimport Glibc\n#endif\n\(code)\n"
    module = Module(name: name, path: name, dependencies: [], files: [SourceFile(path: "\(name)/Planted.swift", text: text)])
  }

  static let wrong = [
    PlantedBranch("a function of Linux", "func f() -> Int32 { epoll_create1(0) }", fault: "cannot find 'epoll_create1' in scope"),
    PlantedBranch(
      "a function of Linux beside Foundation", "func f() -> Int32 { pipe2(nil, 0) }", imports: "import Foundation",
      fault: "cannot find 'pipe2' in scope"),
    PlantedBranch(
      "a function of Linux beside Dispatch", "func f() -> Int32 { eventfd(0, 0) }", imports: "import Darwin\nimport Dispatch",
      fault: "cannot find 'eventfd' in scope"),
    PlantedBranch("a member of Linux", "func f(_ status: stat) -> Int { status.st_mtim.tv_sec }", fault: "has no member 'st_mtim'"),
    PlantedBranch(
      "a number of another width", "func f(_ status: stat) -> UInt32 { status.st_mode }", fault: "cannot convert return expression"),
    PlantedBranch("an enumeration of glibc", "let type = Int32(SOCK_STREAM.rawValue)", fault: "has no member 'rawValue'"),
    PlantedBranch(
      "a structure that is a pointer",
      "func f() { var actions = posix_spawn_file_actions_t()\n  posix_spawn_file_actions_init(&actions) }",
      fault: "missing argument for parameter #1 in call"),
    PlantedBranch("a thread that is a pointer", "func f() -> UInt { pthread_self() }", fault: "cannot convert return expression"),
    PlantedBranch(
      "a pointer between isolations",
      "final class Shelf {}\nactor Keeper { var kept: Shelf?\n  func keep(_ shelf: Shelf) { kept = shelf } }\n"
        + "func f(_ keeper: Keeper, _ shelf: Shelf) async { await keeper.keep(shelf) }", fault: "risks causing data races"),
    PlantedBranch(
      "a warning", "func f() { var unused = getpid() }", fault: "warning: "),
    PlantedBranch("a package of Linux", "", imports: "import FoundationEssentials\nlet data = Data()", fault: "cannot find 'Data'"),
  ]

  static let right = [
    PlantedBranch("the function of both", "func f() -> Int32 { getpid() }"),
    PlantedBranch("the member of Darwin", "func f(_ status: stat) -> Int { status.st_mtimespec.tv_sec }"),
    PlantedBranch("the width of Darwin", "func f(_ status: stat) -> UInt16 { status.st_mode }"),
    PlantedBranch("the number of Darwin", "let type: Int32 = SOCK_STREAM"),
    PlantedBranch(
      "the pointer of Darwin", "func f() { var actions: posix_spawn_file_actions_t?\n  posix_spawn_file_actions_init(&actions) }"),
    PlantedBranch("Foundation beside Darwin", "let path = FileManager.default.currentDirectoryPath", imports: "import Foundation"),
    PlantedBranch(
      "a thread in an actor", "actor Keeper { var kept: pthread_t?\n  func keep() { kept = pthread_self() } }"),
  ]
}
