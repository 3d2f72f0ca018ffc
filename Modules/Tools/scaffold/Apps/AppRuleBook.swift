import Foundation

/// The rule book of the layer check, without the rules for targets, folders and features that an app does not have.
struct AppRuleBook {
  private let targets: Set<String>
  private let paths: [String]
  /// The layers, targets and features that the app does not have.
  private let missing: Set<String>
  private let book: Any

  /// - Parameters:
  ///   - json: the text of `.layers.json`.
  ///   - targets: the names of the app's targets.
  ///   - paths: the paths of the app's files, under their old names.
  init(_ json: String, targets: Set<String>, paths: [String]) throws(ScaffoldError) {
    guard let book = try? JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any],
      let layers = book["layers"] as? [[String: Any]]
    else { throw ScaffoldError(".layers.json cannot be read: run Scripts/module-graph.") }
    self.book = book
    self.targets = targets
    self.paths = paths
    let kept = layers.filter { layer in Self.isUsed(layer["at"] as? String ?? "", paths) }.compactMap { $0["name"] as? String }
    let named = layers.compactMap { $0["name"] as? String } + layers.flatMap { $0["imports"] as? [String] ?? [] }
    missing = Set(named).subtracting(kept).subtracting(targets).union(Self.missingFeatures(of: book, paths))
  }

  /// The features that have no folder in a row of the app.
  private static func missingFeatures(of book: [String: Any], _ paths: [String]) -> Set<String> {
    let rules = book["features"] as? [String: Any] ?? [:]
    let rows = rules["rows"] as? [String] ?? []
    let folders = paths.filter { path in rows.contains(where: path.hasPrefix) }.flatMap {
      $0.split(separator: "/").dropLast().map(String.init)
    }
    let features = (rules["features"] as? [Any] ?? []).compactMap { $0 as? String ?? ($0 as? [String: Any])?["name"] as? String }
    return Set(features).subtracting(folders)
  }

  func json() throws(ScaffoldError) -> String {
    do {
      let data = try JSONSerialization.data(
        withJSONObject: filtered(book) as Any, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
      return String(decoding: data, as: UTF8.self) + "\n"
    } catch {
      throw ScaffoldError(".layers.json cannot be written: \(error.localizedDescription)")
    }
  }

  /// The value without layers, targets and features that the app does not have; nil if nothing remains.
  private func filtered(_ value: Any) -> Any? {
    switch value {
    case let text as String: missing.contains(text) || Self.isPath(text) && !Self.isUsed(text, paths) ? nil : text
    case let list as [Any]: list.compactMap(row)
    case let object as [String: Any]:
      object.filter { key, value in !missing.contains(key) && (key != "tests" || targets.contains(value as? String ?? "")) }
        .compactMapValues(filtered)
    default: value
    }
  }

  /// Filters an element of a list. A row that loses its name, its place or all elements of one of its lists is removed.
  private func row(_ value: Any) -> Any? {
    guard let old = value as? [String: Any] else { return filtered(value) }
    guard let new = filtered(old) as? [String: Any] else { return nil }
    let isWhole = old.allSatisfy { key, value in
      if key == "tests" { return true }
      guard let list = value as? [Any] else { return new[key] != nil }
      return list.isEmpty || (new[key] as? [Any])?.isEmpty == false
    }
    return isWhole ? new : nil
  }

  private static func isPath(_ text: String) -> Bool { ["Modules/", "Tests/"].contains(where: text.hasPrefix) }

  /// Whether the place is a file of the app, or a folder that contains one.
  private static func isUsed(_ place: String, _ paths: [String]) -> Bool {
    let folder = place.hasSuffix("/") ? place : place + "/"
    return paths.contains { $0 == place || $0.hasPrefix(folder) }
  }
}
