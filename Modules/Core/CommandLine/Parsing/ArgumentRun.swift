public import ArgumentParser

/// Consecutive words of the command line, such as IDs, which the parser gets as one argument.
///
/// The parser takes quadratic time: 4,000 arguments take more than a second. A long run of words is therefore joined with zero bytes, which
/// no argument contains. Only repeating arguments accept a run; the parser refuses it as the value of any other argument or option.
public struct ArgumentRun: ExpressibleByArgument, Sendable {
  public let words: [String]

  public init(argument: String) {
    words = argument.split(separator: Self.separator, omittingEmptySubsequences: false).map(String.init)
  }

  private static let separator: Character = "\0"

  /// The number of words at the beginning of a run that are not joined. They may be names of commands, or the value of an option.
  private static let kept = 8

  /// Joins the long runs of words among the arguments. All words after `--` are one run.
  static func joined(_ arguments: [String]) -> [String] {
    var joined: [String] = []
    var run: [String] = []
    func endRun() {
      joined += run.prefix(kept)
      if run.count > kept { joined.append(run.dropFirst(kept).joined(separator: String(separator))) }
      run = []
    }
    for (position, argument) in arguments.enumerated() {
      if argument == "--" {
        endRun()
        joined.append(argument)
        run = Array(arguments[(position + 1)...])
        break
      }
      if argument.hasPrefix("-") {
        endRun()
        joined.append(argument)
      } else {
        run.append(argument)
      }
    }
    endRun()
    return joined
  }

  /// Puts each word of a run into its own quotation marks, in a message of the parser.
  static func separated(_ text: String) -> String {
    text.replacing(String(separator), with: "', '")
  }
}

extension [ArgumentRun] {
  public var words: [String] { flatMap(\.words) }
}
