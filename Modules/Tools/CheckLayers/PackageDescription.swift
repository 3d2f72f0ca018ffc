import Foundation
import PackagePlugin

/// The targets of a package, as the program `check-layers` reads them.
struct PackageDescription: Encodable {
  struct Target: Encodable {
    let name: String
    let path: String
    let isTest: Bool
    let dependencies: [String]
    let files: [String]
  }

  let name: String
  let targets: [Target]

  init(of package: Package) {
    let root = package.directoryURL.path(percentEncoded: false)
    name = package.displayName
    targets = package.targets.map { target in
      let sources = target.sourceModule?.sourceFiles.map { Self.path(of: $0.url, in: root) } ?? []
      return Target(
        name: target.name, path: Self.path(of: target.directoryURL, in: root), isTest: target.sourceModule?.kind == .test,
        dependencies: target.dependencies.flatMap(Self.names), files: sources.filter { $0.hasSuffix(".swift") })
    }
  }

  private static func names(of dependency: TargetDependency) -> [String] {
    switch dependency {
    case .target(let target): [target.name]
    // Sources import modules, whose names may differ from the product's.
    case .product(let product): product.targets.map { $0.sourceModule?.moduleName ?? $0.name }
    @unknown default: []
    }
  }

  private static func path(of url: URL, in root: String) -> String {
    let path = url.path(percentEncoded: false)
    let relative = path.hasPrefix(root) ? path.dropFirst(root.count).drop { $0 == "/" } : path[...]
    return String(relative.hasSuffix("/") ? relative.dropLast() : relative)
  }
}
