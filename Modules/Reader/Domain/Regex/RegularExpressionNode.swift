/// The tree of a regular expression.
indirect enum RegularExpressionNode: Sendable {
  enum Assertion: Sendable {
    case textStart, textEnd, wordBoundary, noWordBoundary
  }

  case scalar(Unicode.Scalar)
  case set(ScalarSet)
  case assertion(Assertion)
  case sequence([RegularExpressionNode])
  case choice([RegularExpressionNode])
  /// At least `minimum` times; without `maximum`, any number of times.
  case repeated(RegularExpressionNode, minimum: Int, maximum: Int?)
}
