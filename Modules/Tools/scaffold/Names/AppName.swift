/// The name of an app in all its spellings.
struct AppName: Hashable {
  /// As the name of a type and the prefix of module names: `SupportDesk`.
  let type: String

  /// As the name of the program: `supportdesk`.
  var program: String { type.lowercased() }

  /// As the prefix of the program's environment variables: `SUPPORTDESK`.
  var constant: String { type.uppercased() }

  /// - Throws: when the text is not the name of a type, or when a program of this name could not be run.
  init(_ text: String) throws(ScaffoldError) {
    type = try NameSpelling(checking: text).type
    if type.count > Self.longest {
      throw ScaffoldError("The name \(type) is too long: use at most \(Self.longest) letters.")
    }
    if Self.commands.contains(program) {
      throw ScaffoldError("The name \(type) is taken: '\(program)' is a command already. Choose another name.")
    }
  }

  /// The maximum length. Lines of code contain module names, and must not exceed the line length of the format.
  private static let longest = 20

  /// Names that are already those of shell commands or common programs.
  private static let commands = Set(
    """
    alias awk bg break case cat cd command cp date do done echo elif else env esac eval exec exit export false fc fg fi find for function getopts \
    git grep hash if in jobs kill less local ls make man mkdir mv nohup printf ps pwd read readonly return rm sed set sh shift sleep sort swift \
    tail tar tee test then time times top touch trap true type ulimit umask unalias unset until wait which while who xargs
    """.split(separator: " ").map(String.init))
}
