#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// What the environment and the command line say about the two ends of the output, each judged by itself: one may be a terminal while
/// the other goes to a file.
public struct TerminalSettings: Hashable, Sendable {
  /// What is settled for one end.
  public struct Stream: Hashable, Sendable {
    /// Whether a terminal is on the other side.
    public let isTerminal: Bool
    /// Whether styles are written.
    public let takesColour: Bool
  }

  /// Standard output.
  public let output: Stream
  /// Standard error.
  public let error: Stream
  /// The columns of a line where no window tells them, if the environment does.
  public let columnsWithoutWindow: Int?
  /// How standard output shows pictures; nil where it is no terminal, or none that is known to show them. Colour has no say in it.
  public let pictures: PictureProtocol?

  /// Beyond this, COLUMNS is taken for a mistake: each padded line would be as long.
  static let mostColumns = 10_000

  /// The settings for an environment.
  ///
  /// Styles are written to a terminal whose TERM is not `dumb`. FORCE_COLOR, unless empty or `0`, has them written in any case
  /// (https://force-color.org); NO_COLOR, unless empty, in no case (https://no-color.org), nor does `--no-color`; the two win over it.
  /// COLUMNS is the width where no window tells it, from 1 to 10,000.
  /// ``PictureProtocol/detected(in:)`` says which terminals show pictures.
  public init(environment: [String: String], outputIsTerminal: Bool, errorIsTerminal: Bool, noColour: Bool) {
    let isRefused = noColour || environment["NO_COLOR"].map { !$0.isEmpty } ?? false
    let isForced = environment["FORCE_COLOR"].map { !$0.isEmpty && $0 != "0" } ?? false
    let isDumb = environment["TERM"] == "dumb"
    func end(_ isTerminal: Bool) -> Stream {
      Stream(isTerminal: isTerminal, takesColour: !isRefused && (isForced || isTerminal && !isDumb))
    }
    output = end(outputIsTerminal)
    error = end(errorIsTerminal)
    columnsWithoutWindow = environment["COLUMNS"].flatMap { Int($0) }.flatMap { (1...Self.mostColumns).contains($0) ? $0 : nil }
    pictures = outputIsTerminal ? PictureProtocol.detected(in: environment) : nil
  }

  /// The variables that settle something here, as this process has them.
  public static func processEnvironment() -> [String: String] {
    var environment: [String: String] = [:]
    for name in ["NO_COLOR", "FORCE_COLOR", "COLUMNS"] + PictureProtocol.variables {
      if let value = getenv(name) { environment[name] = String(cString: value) }
    }
    return environment
  }
}
