public import ArgumentParser

/// Words of the command line that follow each other, such as IDs. They are one argument for the parser.
///
/// The parser's time grows with the square of the number of arguments: 4,000 take more than a second. So a long run of words is joined, with
/// zero bytes, which no argument contains. Only arguments that repeat accept a run; the parser refuses it as the value of anything else.
public struct ArgumentRun: ExpressibleByArgument, Sendable {
  public let words: [String]

  public init(argument: String) {
    words = argument.split(separator: Self.separator, omittingEmptySubsequences: false).map(String.init)
  }

  private static let separator: Character = "\0"

  /// The number of words at the beginning of a run that stay alone. The first of them may be the value of an option, or names of commands.
  private static let kept = 8

  /// The arguments with their long runs of words joined. Words behind `--` are such a run, too.
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

  /// A text of the parser with the words of runs in quotation marks of their own.
  static func separated(_ text: String) -> String {
    text.replacing(String(separator), with: "', '")
  }
}

extension [ArgumentRun] {
  public var words: [String] { flatMap(\.words) }
}
