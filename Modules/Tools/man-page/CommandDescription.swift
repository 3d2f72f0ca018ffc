/// A command, as the argument parser describes it with `--experimental-dump-help`.
struct CommandDescription: Decodable {
  let commandName: String
  let abstract: String?
  let discussion: String?
  let arguments: [Parameter]?
  let subcommands: [CommandDescription]?
  /// Whether help lists the command.
  let shouldDisplay: Bool

  /// An argument, an option or a flag.
  struct Parameter: Decodable {
    let kind: Kind
    let abstract: String?
    let names: [OptionName]?
    let valueName: String?
    let allValues: [String]?
    let isOptional: Bool
    let isRepeating: Bool

    /// The names as the user types them: `-q, --quiet`.
    var spelling: String { (names ?? []).map(\.spelling).joined(separator: ", ") }
  }

  enum Kind: String, Decodable {
    case positional, option, flag
  }

  struct OptionName: Decodable {
    let kind: String
    let name: String

    var spelling: String { (kind == "long" ? "--" : "-") + name }
  }
}

/// The whole output of the parser.
struct ToolDescription: Decodable {
  let command: CommandDescription
}
