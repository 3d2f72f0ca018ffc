package import Foundation

/// The built programs, which the package manager puts into the folder of the tests.
package enum BuiltProgram {
  #if canImport(Darwin)
    /// A class of the tests, by which their bundle is found.
    private final class InBundle {}
  #endif

  /// The folder of the tests and of all built programs.
  package static var folder: URL {
    #if canImport(Darwin)
      // On macOS, the tests are a bundle that a helper of the toolchain loads.
      Bundle(for: InBundle.self).bundleURL.deletingLastPathComponent()
    #else
      Bundle.main.bundleURL
    #endif
  }

  /// - Throws: when the program is not built.
  package static func named(_ name: String) throws -> URL {
    let program = folder.appending(path: name)
    guard FileManager.default.isExecutableFile(atPath: program.path()) else { throw Missing(path: program.path()) }
    return program
  }

  package struct Missing: Error, CustomStringConvertible {
    let path: String
    package var description: String { "There is no program at \(path): run 'swift build' first." }
  }
}
