internal import ReaderDomain

/// Raised or lowered text, which keeps its meaning in a line of plain text: 10² is not 102.
enum SuperscriptOrSubscript {
  case raised
  case lowered

  /// The spans as shown behind a character. Numbers get raised or lowered digits: `10⁻⁷`, `H₂O`. Other formulas are written as in MathText:
  /// `x^(1/2)`, `a_n`. All else stays: `1st`, `Mme`, `[1]`.
  func shown(_ spans: [Document.Inline], after base: Character?) -> [Document.Inline] {
    let text = Document.plainText(of: spans)
    if text.contains(where: \.isNumber), let shifted = shifted(spans) { return shifted }
    guard let base, base.isLetter || base.isNumber || ")]}".contains(base), !spans.contains(where: \.isLink), isFormula(text) else {
      return spans
    }
    let sign = self == .raised ? "^" : "_"
    let isSimple = text.count == 1 || text.allSatisfy(\.isLetter) || text.allSatisfy { $0.isNumber || $0 == "." }
    return isSimple ? [.text(sign)] + spans : [.text(sign + "(")] + spans + [.text(")")]
  }

  /// The spans with raised or lowered characters; nil when a character has no such form.
  private func shifted(_ spans: [Document.Inline]) -> [Document.Inline]? {
    let shifted = spans.map(shifted)
    return shifted.contains(nil) ? nil : shifted.compactMap(\.self)
  }

  private func shifted(_ span: Document.Inline) -> Document.Inline? {
    switch span {
    case .text(let text):
      let shifted = text.map { characters[$0] }
      return shifted.contains(nil) ? nil : .text(String(shifted.compactMap(\.self)))
    case .emphasis(let inner): return shifted(inner).map { .emphasis($0) }
    case .strong(let inner): return shifted(inner).map { .strong($0) }
    case .link(let inner, let url): return shifted(inner).map { .link($0, url) }
    case .code, .address, .media, .footnote, .lineBreak: return nil
    }
  }

  private var characters: [Character: Character] { self == .raised ? Self.raisedCharacters : Self.loweredCharacters }

  private static let raisedCharacters: [Character: Character] = [
    "0": "⁰", "1": "¹", "2": "²", "3": "³", "4": "⁴", "5": "⁵", "6": "⁶", "7": "⁷", "8": "⁸", "9": "⁹", "+": "⁺", "-": "⁻", "−": "⁻",
    "(": "⁽",
    ")": "⁾",
  ]
  private static let loweredCharacters: [Character: Character] = [
    "0": "₀", "1": "₁", "2": "₂", "3": "₃", "4": "₄", "5": "₅", "6": "₆", "7": "₇", "8": "₈", "9": "₉", "+": "₊", "-": "₋", "−": "₋",
    "(": "₍",
    ")": "₎",
  ]

  /// Whether a text is part of a formula. Raised letters are mostly the end of an ordinal number or of an abbreviation (`1er`, `Mme`, `3a`),
  /// so that only a single other letter is a formula.
  private func isFormula(_ text: String) -> Bool {
    guard !text.isEmpty, text.allSatisfy({ $0.isLetter || $0.isNumber || "+-−±/=^_().,′*×·∞".contains($0) }) else { return false }
    guard text.allSatisfy(\.isLetter) else { return text.contains { $0.isLetter || $0.isNumber || $0 == "∞" } }
    return self == .lowered || text.count == 1 && !"aàdeèorshº".contains(text.lowercased())
  }
}

extension Document.Inline {
  /// Whether the span is a link. A raised link is a reference.
  fileprivate var isLink: Bool {
    switch self {
    case .link, .address: true
    default: false
    }
  }
}
