import Foundation
import LayerRules

/// Compiles sources on Linux as if on a Mac, up to the checks of types and of isolation.
///
/// The folder Shapes takes the place of the C library's headers, which are hidden: what only Linux has cannot be found. An empty module takes the
/// place of Glibc, which modules of the toolchain import. Modules of the package come from the build, except those that show types of Darwin to
/// others: these are compiled again.
struct DarwinCompiler: Sendable {
  /// The folder of the built modules.
  private let products: URL
  private let scratch: URL
  /// Where the toolchain has the plugins that expand macros.
  private let plugins: URL
  /// The language settings of the package.
  private let settings: [String]

  /// Compiles the shapes, by the language settings of a manifest.
  static func preparing(_ manifest: SourceFile) async throws -> DarwinCompiler {
    let products = Bundle.main.bundleURL
    let scratch = products.appending(path: "DarwinBranches")
    for name in ["sources", "modules", "logs", "libraries"] {
      let folder = scratch.appending(path: name)
      if FileManager.default.fileExists(atPath: folder.path()) { try FileManager.default.removeItem(at: folder) }
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    let info = try await CompilerCall(arguments: ["-print-target-info"], log: scratch.appending(path: "logs/target")).outcome()
    let compiler = DarwinCompiler(
      products: products, scratch: scratch,
      plugins: URL(filePath: try JSONDecoder().decode(TargetInfo.self, from: Data(info.output.utf8)).paths.runtimeResourcePath)
        .appending(path: "host/plugins"),
      settings: Self.features(of: manifest).flatMap { ["-enable-upcoming-feature", $0] })
    try compiler.linkLibraries()
    for name in ["Glibc", "CSystemLinux", "FoundationEssentials"] { try await compiler.emitEmpty(name) }
    try await compiler.emitShapes("Darwin", from: "Darwin/Darwin.swiftinterface", ["-import-underlying-module"])
    try await compiler.emitShapes("Foundation", from: "Foundation.swiftinterface")
    return compiler
  }

  /// Compiles the modules that show types of Darwin to others, in place of the built ones.
  func replaceModules(of project: Project) async throws {
    for module in project.modules where module.files.contains(where: Self.showsDarwin) { try await emit(module) }
  }

  /// What the compiler objects to in the files with a branch; empty without such files.
  func faults(in module: Module) async throws -> [String] {
    let sources = module.files.map(DarwinSource.init)
    let files = try write(module.files, sources)
    let checked = zip(files, sources).filter(\.1.hasBranch).map(\.0)
    guard !checked.isEmpty else { return [] }
    // -emit-sil and not -typecheck, because isolation is checked later than types. Each checked file needs an output.
    let inputs = files.flatMap { checked.contains($0) ? ["-primary-file", $0] : [$0] }
    let outputs = checked.flatMap { _ in ["-o", "/dev/null"] }
    let outcome = try await run(["-emit-sil", "-module-name", Self.importName(module)] + settingsOfSources + inputs + outputs)
    let root = scratch.appending(path: "sources").path() + "/"
    let faults = outcome.output.split(separator: "\n").filter { line in
      line.contains(": error: ") || (line.contains(": warning: ") && line.hasPrefix(root))
    }
    if faults.isEmpty, outcome.status != 0 { return [outcome.output] }
    return sources.flatMap(\.unknownConditions) + faults.map { String($0.replacing(root, with: "")) }
  }

  /// The folders with headers, and nothing of the system's.
  private var headers: [String] {
    let folders = [Self.shapes.appending(path: "Darwin"), Self.shapes.appending(path: "Linux"), scratch.appending(path: "libraries")]
    return ["-Xcc", "-nostdlibinc"] + folders.flatMap { folder in ["-Xcc", "-isystem", "-Xcc", folder.path()] }
  }

  private var settingsOfSources: [String] {
    let maps = [
      products.appending(path: "CLibCurl.build/module.modulemap"), Self.drivers.appending(path: "CLibXML2/module.modulemap"),
      Self.drivers.appending(path: "CSQLite/module.modulemap"), Self.drivers.appending(path: "CZLib/module.modulemap"),
    ]
    return ["-I", products.appending(path: "Modules").path(), "-plugin-path", plugins.path(), "-enable-testing", "-parse-as-library"]
      + ["-swift-version", "6", "-package-name", Self.packageName] + settings
      + maps.flatMap { ["-Xcc", "-fmodule-map-file=\($0.path())"] }
      + ["-Xcc", "-I", "-Xcc", Self.drivers.appending(path: "CLibCurl/include").path()]
  }

  /// Writes the sources as a Mac's compiler reads them. Returns their paths.
  private func write(_ files: [SourceFile], _ sources: [DarwinSource]) throws -> [String] {
    try zip(files, sources).map { file, source in
      let copy = scratch.appending(path: "sources").appending(path: file.path)
      try FileManager.default.createDirectory(at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(source.text.utf8).write(to: copy)
      return copy.path()
    }
  }

  private func emit(_ module: Module) async throws {
    let files = try write(module.files, module.files.map(DarwinSource.init))
    try await emitting(Self.importName(module), settingsOfSources + files)
  }

  private func emitEmpty(_ name: String) async throws {
    let source = scratch.appending(path: "sources/Empty.swift")
    try Data().write(to: source)
    try await emitting(name, ["-parse-stdlib", source.path()])
  }

  private func emitting(_ name: String, _ arguments: [String]) async throws {
    let outcome = try await run(["-emit-module", "-module-name", name, "-o", file(of: name)] + arguments)
    guard outcome.status == 0 else { throw CannotCompile(output: outcome.output) }
  }

  private func emitShapes(_ name: String, from interface: String, _ arguments: [String] = []) async throws {
    let outcome = try await run(
      ["-compile-module-from-interface", Self.shapes.appending(path: interface).path(), "-module-name", name, "-o", file(of: name)]
        + arguments)
    guard outcome.status == 0 else { throw CannotCompile(output: outcome.output) }
  }

  private func file(of module: String) -> String { scratch.appending(path: "modules/\(module).swiftmodule").path() }

  private func run(_ arguments: [String]) async throws -> CompilerCall.Outcome {
    let modules = ["-I", scratch.appending(path: "modules").path(), "-I", Self.shapes.appending(path: "Darwin").path()]
    let cache = ["-module-cache-path", scratch.appending(path: "cache").path(), "-diagnostic-style=llvm"]
    return try await CompilerCall(
      arguments: ["-frontend"] + arguments.prefix(1) + modules + headers + cache + arguments.dropFirst(),
      log: scratch.appending(path: "logs/\(UUID().uuidString)")
    ).outcome()
  }

  /// Makes the headers of the libraries visible without those of the C library beside them.
  private func linkLibraries() throws {
    let system = URL(filePath: "/usr/include")
    let folders =
      try [system, system.appending(path: "libxml2")]
      + Place.names(in: system).filter { $0.contains("-linux-") }.map { system.appending(path: $0) }
    for name in ["curl", "libxml", "sqlite3.h", "zlib.h", "zconf.h"] {
      guard let found = folders.map({ $0.appending(path: name) }).first(where: { FileManager.default.fileExists(atPath: $0.path()) }) else {
        continue
      }
      try FileManager.default.createSymbolicLink(at: scratch.appending(path: "libraries/\(name)"), withDestinationURL: found)
    }
  }

  private static let shapes = Place.root.appending(path: "Tests/ArchitectureTests/Portability/Shapes")
  private static let drivers = Place.root.appending(path: "Modules/Drivers")

  /// As the package manager names it.
  private static var packageName: String {
    String(Place.root.lastPathComponent.lowercased().map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }

  private static func importName(_ module: Module) -> String { module.name.replacing("-", with: "_") }

  private static func features(of manifest: SourceFile) -> [String] {
    String(decoding: manifest.source.original, as: UTF8.self).matches(of: /enableUpcomingFeature\("(\w+)"\)/).map { String($0.output.1) }
  }

  private static func showsDarwin(_ file: SourceFile) -> Bool {
    file.imports.contains { $0.module == "Darwin" && $0.isVisibleOutside }
  }
}

/// A module that the check itself needs does not compile.
struct CannotCompile: Error, CustomStringConvertible {
  let output: String
  var description: String { output }
}

/// What `swiftc -print-target-info` prints.
private struct TargetInfo: Decodable {
  struct Paths: Decodable {
    let runtimeResourcePath: String
  }

  let paths: Paths
}
