/// The types that exactly one feature declares.
struct FeatureTypes {
  private let owners: [String: String]

  init(in check: LayerCheck) {
    var owners: [String: Set<String?>] = [:]
    guard let rules = check.book.features else {
      self.owners = [:]
      return
    }
    for file in check.productionModules.flatMap(\.files) where !rules.knowsAllFeatures(file.path) {
      for type in file.declarations where type.isTopLevel && type.declaresType {
        owners[type.name, default: []].insert(rules.feature(of: file.path))
      }
    }
    self.owners = owners.compactMapValues { $0.count == 1 ? $0.first ?? nil : nil }
  }

  /// The feature that declares a type; nil for a shared one.
  func feature(of name: String) -> String? { owners[name] }
}
