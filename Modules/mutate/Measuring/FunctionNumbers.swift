/// The numbers of functions. A list of names keeps them from one run to the next: a new function comes last, so the others keep their numbers, and
/// their files need not be compiled again.
struct FunctionNumbers {
  private(set) var names: [String] = []
  private var numbers: [String: Int] = [:]

  init() {}

  /// - Parameter text: The names, one per line.
  init(text: String) {
    for name in text.split(separator: "\n") { _ = number(of: String(name)) }
  }

  var text: String { names.map { $0 + "\n" }.joined() }

  /// How many functions can be marked: more than there are, so that few new functions change it.
  var capacity: Int { (names.count / Self.block + 1) * Self.block }

  private static let block = 4096

  /// The files of these functions.
  func files(of numbers: Set<Int>) -> Set<String> {
    Set(numbers.compactMap { number in names.indices.contains(number) ? String(names[number].prefix { $0 != ":" }) : nil })
  }

  /// - Parameter name: One line.
  mutating func number(of name: String) -> Int {
    if let number = numbers[name] { return number }
    numbers[name] = names.count
    names.append(name)
    return names.count - 1
  }

  /// The names of a file's functions, in their order. They survive edits elsewhere in the file.
  static func names(of bodies: [FunctionBody], in file: String) -> [String] {
    var counts: [String: Int] = [:]
    return bodies.map { body in
      let declaration = body.declaration.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      counts[declaration, default: 0] += 1
      let count = counts[declaration, default: 1]
      return "\(file): \(declaration)" + (count > 1 ? " (\(count))" : "")
    }
  }
}
