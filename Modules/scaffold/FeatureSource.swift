/// The living feature that a feature is made from, and its form.
enum FeatureSource: Hashable {
  case model
  /// Pictures, without its dialogue.
  case pictures
  /// What is shown comes from the store alone: there is neither a web store nor a setting nor a sample endpoint.
  case withoutWeb

  /// The living feature.
  var model: FeatureName { self == .pictures ? .pictures : .model }

  /// The lines of the living feature outside its folders.
  var lists: [WiringLine] { self == .pictures ? WiringLine.ofPictures : WiringLine.all }

  /// What a feature is made from, as it is typed after `--like`.
  static func named(_ name: String) throws(ScaffoldError) -> FeatureSource {
    switch name {
    case "quotes": .model
    case "pictures": .pictures
    default: throw ScaffoldError("No feature is made like '\(name)': use --like quotes or --like pictures.")
    }
  }

  /// The reference change that takes the web out of the files of the model that stay.
  static let patch = "Scripts/Patches/no-web/shared.patch"

  /// The tree that a feature is made from. Only the files and lines of the model differ from the given tree.
  /// - Parameter isNeeded: whether a file with lines of the model is wanted.
  func tree(in tree: [String: String], changing isNeeded: (String) -> Bool = { _ in true }) throws(ScaffoldError) -> [String: String] {
    if self == .pictures { return try PicturesModel(tree: tree).prepared() }
    guard self == .withoutWeb else { return tree }
    guard let patch = tree[Self.patch] else {
      throw ScaffoldError("\(Self.patch) is missing, from which features without web are made: get it back from git.")
    }
    var result = tree.filter { !Self.isOfWeb($0.key) }
    for file in Patch(patch).files where isNeeded(file.path) {
      guard let text = tree[file.path], let changed = Self.applied(file, to: text) else {
        throw ScaffoldError("\(file.path) is not as the reference change no-web expects it: run Scripts/renew-patches, then try again.")
      }
      result[file.path] = changed
    }
    return result
  }

  /// A list is changed line by line: beside its line of the model, it has those of other features.
  static func applied(_ file: PatchedFile, to text: String) -> String? {
    guard WiringLine.paths.contains(file.path) else { return file.applies(to: text) ? file.applied(to: text) : nil }
    var lines = text.lines.map(String.init)
    for hunk in file.hunks {
      let old = hunk.lines.filter { $0.hasPrefix("-") }.map { String($0.dropFirst()) }
      let new = hunk.lines.filter { $0.hasPrefix("+") }.map { String($0.dropFirst()) }
      for (index, line) in old.enumerated() {
        guard let place = lines.firstIndex(of: line) else { return nil }
        lines.replaceSubrange(place...place, with: new.dropFirst(index).prefix(1))
      }
    }
    return lines.joined(separator: "\n")
  }

  /// Whether a file of the model is about its server alone.
  private static func isOfWeb(_ path: String) -> Bool {
    guard FeatureName.model.owns(path) else { return false }
    let file = path.split(separator: "/").last ?? ""
    return path.contains("/SampleServer") || ["Web", "Configuration+", "Person+"].contains(where: file.hasPrefix)
      || file.contains("Network")
  }
}
