/// Every rule that a package is checked for, as a value. `layers.json` is the same as a file.
public struct RuleBook: Hashable, Sendable {
  /// The first row that covers a target's folder is the target's.
  public var layers: [Layer]
  public var prohibitions: [Prohibition]
  /// The modules that a target may use although its layer may not.
  public var exceptions: [String: Set<String>]
  public var libraries: [SystemLibrary]
  public var code: [CodeRule]
  public var creation: CreationRule?
  public var features: FeatureRules?
  public var layout: LayoutRules
  /// Modules of the toolchain or the system that `RuleBook.toolchain` does not list and no row allows.
  public var toolchain: Set<String>
  /// The modules of products of other packages, for the products that are not called like their only module.
  public var products: [String: [String]]

  public init(
    layers: [Layer], prohibitions: [Prohibition] = [], exceptions: [String: Set<String>] = [:], libraries: [SystemLibrary] = [],
    code: [CodeRule] = [], creation: CreationRule? = nil, features: FeatureRules? = nil, layout: LayoutRules = LayoutRules(),
    toolchain: Set<String> = [], products: [String: [String]] = [:]
  ) {
    self.layers = layers
    self.prohibitions = prohibitions
    self.exceptions = exceptions
    self.libraries = libraries
    self.code = code
    self.creation = creation
    self.features = features
    self.layout = layout
    self.toolchain = toolchain
    self.products = products
  }

  /// The first row that covers the folder.
  public func layer(at folder: String) -> Layer? { layers.first { $0.holds(folder) } }

  /// The target's row, or nil if the target is not classified.
  public func layer(of module: Module) -> Layer? { layer(at: module.path) }

  /// Whether a target is neither a test nor made for tests.
  public func isProduction(_ module: Module) -> Bool { layer(of: module).map { !$0.isForTests } ?? !module.isTest }
}

extension RuleBook {
  /// The modules of the open-source toolchain that belong to no package. An import of one needs no declaration in the manifest.
  public static let toolchain: Set<String> = [
    "Swift", "_Concurrency", "_StringProcessing", "RegexBuilder", "Distributed", "Observation", "Synchronization", "Dispatch",
    "Foundation", "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking", "FoundationXML", "Testing", "XCTest",
    "Glibc", "Musl", "Darwin", "Android", "WASILibc", "WinSDK", "CRT", "ucrt", "Bionic", "os",
  ]

  /// The modules that belong to no package: `toolchain`, and all that the book calls so.
  var allToolchain: Set<String> {
    layers.reduce(into: Self.toolchain.union(toolchain)) { all, layer in
      if case .only(let names) = layer.toolchain { all.formUnion(names) }
    }
  }
}
