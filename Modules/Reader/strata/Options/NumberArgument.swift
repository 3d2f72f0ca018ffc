import ArgumentParser

/// A number from 1 on. An option with such a value parses it unconditionally, so that `-1` is a wrong number, and no missing one.
struct NumberArgument: ExpressibleByArgument {
  let text: String

  init(argument: String) { text = argument }

  /// Nil when the text is no number from 1 on. A number that is too large is as good as the largest one.
  var number: Int? {
    let isNumber = !text.isEmpty && text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    return (Int(text) ?? (isNumber ? .max : nil)).flatMap { $0 > 0 ? $0 : nil }
  }

  static func check(_ argument: NumberArgument?, option: String) throws {
    guard let argument, argument.number == nil else { return }
    throw ValidationError("\(option) must be a number, 1 or more, not '\(argument.text)'.")
  }
}
