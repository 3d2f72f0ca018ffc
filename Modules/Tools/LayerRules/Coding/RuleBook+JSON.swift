public import Foundation

extension RuleBook {
  /// Reads a `layers.json`.
  public static func read(from file: URL) throws(LoadError) -> RuleBook {
    let text = try PackageFolder.text(of: file)
    let book: RuleBook
    do {
      // Unlike the decoder, this says where the text is not JSON.
      _ = try JSONSerialization.jsonObject(with: Data(text.utf8))
      book = try JSONDecoder().decode(RuleBook.self, from: Data(text.utf8))
    } catch let error as DecodingError {
      throw .rulesInvalid(path: file.lastPathComponent, reason: sentence(of: error))
    } catch let error as NSError where error.userInfo[NSDebugDescriptionErrorKey] != nil {
      throw .rulesInvalid(path: file.lastPathComponent, reason: "this is not JSON: \(error.userInfo[NSDebugDescriptionErrorKey] ?? "")")
    } catch {
      throw .rulesInvalid(path: file.lastPathComponent, reason: error.localizedDescription)
    }
    if let fault = book.fault { throw .rulesInvalid(path: file.lastPathComponent, reason: fault) }
    return book
  }

  /// The rule book as the text of a `layers.json`. Equal rule books give equal texts.
  public func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
  }

  /// What is wrong if a rule names a layer that has no row, because such a rule would check nothing; nil if nothing is wrong.
  var fault: String? {
    let names = Set(layers.map(\.name))
    var named = code.flatMap { Array($0.layers ?? []) + Array($0.outside) }
    for prohibition in prohibitions {
      named += prohibition.from
      if case .only(let to) = prohibition.to { named += to }
    }
    guard let missing = named.sorted().first(where: { !names.contains($0) }) else { return nil }
    return "a rule names the layer '\(missing)', which has no row; the layers are \(names.sorted().joined(separator: ", "))"
  }

  private static func sentence(of error: DecodingError) -> String {
    switch error {
    case .keyNotFound(let key, let context): "\(place(context))the key '\(key.stringValue)' is missing"
    case .typeMismatch(let type, let context), .valueNotFound(let type, let context): "\(place(context))this is no \(word(for: type))"
    case .dataCorrupted(let context): place(context) + context.debugDescription
    @unknown default: error.localizedDescription
    }
  }

  /// The place of a value: `layers[2].imports: `.
  private static func place(_ context: DecodingError.Context) -> String {
    let path = context.codingPath.reduce("") { path, key in
      if let index = key.intValue { return "\(path)[\(index)]" }
      return path.isEmpty ? key.stringValue : "\(path).\(key.stringValue)"
    }
    return path.isEmpty ? "" : "\(path): "
  }

  private static func word(for type: any Any.Type) -> String {
    switch type {
    case is String.Type: "text"
    case is Bool.Type: "true or false"
    case is any FixedWidthInteger.Type: "number"
    case is any Collection.Type where !(type is [String: Any].Type): "list"
    default: "object"
    }
  }
}
