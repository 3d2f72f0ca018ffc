/// A set of characters in a regular expression, such as `[a-z_]` or `\d`.
struct ScalarSet: Sendable {
  /// A named class of characters.
  enum Named: Sendable {
    case digit, word, space

    func contains(_ scalar: Unicode.Scalar) -> Bool {
      let byte = scalar.value
      switch self {
      case .digit: return byte < 0x80 ? (48...57).contains(byte) : scalar.properties.generalCategory == .decimalNumber
      case .space: return scalar.properties.isWhitespace
      case .word:
        guard byte >= 0x80 else { return (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte) || byte == 95 }
        return scalar.properties.isAlphabetic || Self.inWords.contains(scalar.properties.generalCategory)
      }
    }

    private static let inWords: Set<Unicode.GeneralCategory> = [.decimalNumber, .nonspacingMark, .spacingMark, .enclosingMark]
  }

  private var ranges: [ClosedRange<UInt32>] = []
  private var named: [(isIn: Bool, Named)] = []
  private let isNegated: Bool

  init(isNegated: Bool) { self.isNegated = isNegated }

  init(_ name: Named, isNegated: Bool) {
    named = [(true, name)]
    self.isNegated = isNegated
  }

  mutating func insert(_ range: ClosedRange<Unicode.Scalar>) { ranges.append(range.lowerBound.value...range.upperBound.value) }

  mutating func insert(_ name: Named, isNegated: Bool) { named.append((!isNegated, name)) }

  /// The same set with sorted, disjoint ranges, so that a look-up takes few steps.
  var sorted: ScalarSet {
    var sorted = self
    sorted.ranges = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = sorted.ranges.last, range.lowerBound <= last.upperBound {
        sorted.ranges[sorted.ranges.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
      } else {
        sorted.ranges.append(range)
      }
    }
    return sorted
  }

  /// - Parameter ignoresCase: whether a letter counts as a member if its other case is one.
  func contains(_ scalar: Unicode.Scalar, ignoresCase: Bool) -> Bool {
    let isMember = holds(scalar) || (ignoresCase && holdsOtherCase(of: scalar))
    return isMember != isNegated
  }

  private func holdsOtherCase(of scalar: Unicode.Scalar) -> Bool {
    if holds(scalar.lowercased) || holds(scalar.uppercased) { return true }
    // Σ has two small letters.
    return scalar.caseFolded == "σ" && (holds("σ") || holds("ς"))
  }

  private func holds(_ scalar: Unicode.Scalar) -> Bool {
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound < scalar.value { low = middle + 1 } else { high = middle }
    }
    if low < ranges.count, ranges[low].contains(scalar.value) { return true }
    return named.contains { isIn, name in name.contains(scalar) == isIn }
  }
}

extension Unicode.Scalar {
  /// The lower case, if it is one scalar.
  var lowercased: Unicode.Scalar {
    if value < 0x80 { return (65...90).contains(value) ? Unicode.Scalar(UInt8(value | 0x20)) : self }
    return Self.only(properties.lowercaseMapping) ?? self
  }

  /// As `String.caseFolded`, if that is one scalar.
  var caseFolded: Unicode.Scalar { lowercased.withoutFinalForm }

  /// The upper case, if it is one scalar.
  var uppercased: Unicode.Scalar {
    if value < 0x80 { return (97...122).contains(value) ? Unicode.Scalar(UInt8(value & 0xDF)) : self }
    return Self.only(properties.uppercaseMapping) ?? self
  }

  private static func only(_ text: String) -> Unicode.Scalar? {
    text.unicodeScalars.count == 1 ? text.unicodeScalars.first : nil
  }
}
