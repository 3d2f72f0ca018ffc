import Foundation

/// The file `.strata-template` of an app: what it was made from, so that a later version can be merged in.
struct AppRecord: Codable, Hashable {
  static let path = ".strata-template"

  /// The commit of the repository from which the app was made or last updated.
  let commit: String
  let name: String
  let feature: String
  let plural: String
  /// The features beside the first one; nil without any.
  let further: [Feature]?
  let flags: [String]

  struct Feature: Codable, Hashable {
    let feature: String
    let plural: String
  }

  init(_ request: AppRequest, commit: String) {
    self.commit = commit
    name = request.name.type
    feature = request.feature.one.type
    plural = request.feature.many.type
    further = request.further.isEmpty ? nil : request.further.map { Feature(feature: $0.one.type, plural: $0.many.type) }
    flags = request.flags
  }

  init(parsing text: String) throws(ScaffoldError) {
    do {
      self = try JSONDecoder().decode(AppRecord.self, from: Data(text.utf8))
    } catch {
      throw ScaffoldError("\(Self.path) cannot be read: it does not have the form in which Scripts/new app writes it. Restore it from git.")
    }
  }

  /// The text of the file.
  var text: String {
    let texts = [("commit", commit), ("name", name), ("feature", feature), ("plural", plural)].map { "  \"\($0)\": \"\($1)\"," }
    let features = (further ?? []).map { "{ \"feature\": \"\($0.feature)\", \"plural\": \"\($0.plural)\" }" }.joined(separator: ", ")
    let flags = flags.map { "\"\($0)\"" }.joined(separator: ", ")
    return (["{"] + texts + (further == nil ? [] : ["  \"further\": [\(features)],"]) + ["  \"flags\": [\(flags)]", "}", ""]).joined(
      separator: "\n")
  }

  /// The arguments of `Scripts/new app` that make the app again, without the folder.
  var arguments: [String] {
    ([Feature(feature: feature, plural: plural)] + (further ?? [])).flatMap { ["--feature", $0.feature, "--plural", $0.plural] } + flags
  }
}
