import CoreDomain
import CoreScenes
public import ReaderDomain

/// The sentences about feeds that are read from programs and files.
public enum LocalSourceWording {
  /// What following the source means, with the complete command at the end: the user decides by it.
  public static func sentence(about source: LocalSource) -> String {
    switch source.kind {
    case .program(let command): "At each refresh, \(action(of: command)): \(line(of: command, source))"
    case .filter(let command, let url):
      "At each refresh, \(url.shown) is fetched, and \(action(of: command)), with its content as input: \(line(of: command, source))"
    case .file(let path): "At each refresh, the file \(path) is read."
    }
  }

  private static func action(of command: SourceCommand) -> String {
    switch command {
    case .program: "this program runs with all your rights"
    case .shell: "a shell runs this line with all your rights"
    }
  }

  private static func line(of command: SourceCommand, _ source: LocalSource) -> String {
    switch command {
    case .program: source.command ?? ""
    case .shell(let line): line
    }
  }

  static func message(for problem: LocalSourceError, text: String) -> Message {
    Message(.failure, "'\(LocalSource.redacted(text.limited(toBytes: maximumBytes)))' \(clause(for: problem)).", hint: hint(for: problem))
  }

  private static let maximumBytes = 200

  /// A clause that follows the text of the source.
  public static func clause(for problem: LocalSourceError) -> String {
    switch problem {
    case .unknownKind: "does not begin with 'exec:', 'filter:' or 'file:'"
    case .tooLong: "is longer than \(CountWording.text(LocalSource.maximumBytes, "byte"))"
    case .unprintable: "contains control characters"
    case .noCommand: "names no program"
    case .openQuotation: "has a quotation mark that is not closed"
    case .relativePath(let path): "depends on the current folder: '\(path)' begins neither with '/' nor with '~/'"
    case .noURL, .badURL: "has no valid http or https URL behind the program"
    }
  }

  private static func hint(for problem: LocalSourceError) -> MessageText? {
    switch problem {
    case .noURL, .badURL: "A filter is 'filter:COMMAND:URL'."
    case .noCommand, .openQuotation: "A program is 'exec:COMMAND'; 'exec:shell LINE' lets a shell read the line."
    case .unknownKind, .tooLong, .unprintable, .relativePath: nil
    }
  }
}
