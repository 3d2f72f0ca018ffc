/// All rules for a package, as a value. `layers.json` is its form as a file.
public struct RuleBook: Hashable, Sendable {
  /// The rows. The first row that covers a target's folder applies to the target.
  public var layers: [Layer]
  public var prohibitions: [Prohibition]
  /// By target, the modules that it may use although its layer may not.
  public var exceptions: [String: Set<String>]
  public var libraries: [SystemLibrary]
  public var code: [CodeRule]
  public var creation: CreationRule?
  public var features: FeatureRules?
  public var layout: LayoutRules
  /// Further modules of the toolchain or the system, which neither `RuleBook.toolchain` nor a row lists.
  public var toolchain: Set<String>
  /// The modules of products of other packages, for products whose name is not that of their only module.
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

  /// The target's row; nil if no row covers it.
  public func layer(of module: Module) -> Layer? { layer(at: module.path) }

  /// Whether a target is neither a test nor exists for tests.
  public func isProduction(_ module: Module) -> Bool { layer(of: module).map { !$0.isForTests } ?? !module.isTest }
}

extension RuleBook {
  /// The modules of the open-source toolchain that belong to no package. Importing them needs no declaration in the manifest.
  public static let toolchain: Set<String> = [
    "Swift", "_Concurrency", "_StringProcessing", "RegexBuilder", "Distributed", "Observation", "Synchronization", "Dispatch",
    "Foundation", "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking", "FoundationXML", "Testing", "XCTest",
    "Glibc", "Musl", "Darwin", "Android", "WASILibc", "WinSDK", "CRT", "ucrt", "Bionic", "os",
  ]

  /// The modules that belong to no package: `RuleBook.toolchain`, and those that the rule book adds.
  var allToolchain: Set<String> {
    layers.reduce(into: Self.toolchain.union(toolchain)) { all, layer in
      if case .only(let names) = layer.toolchain { all.formUnion(names) }
    }
  }
}
