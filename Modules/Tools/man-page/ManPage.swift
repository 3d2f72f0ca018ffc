/// A manual page in the macros of man(7), which every system can show.
struct ManPage {
  let tool: CommandDescription
  /// The version of the program, such as `1.2.0`.
  let version: String

  var text: String {
    var lines = [
      ".TH \(quoted(tool.commandName.uppercased())) 1 \"\" \(quoted("\(tool.commandName) \(version)")) \"User Commands\"", ".SH NAME",
      "\(tool.commandName) \\- \(escaped(tool.abstract ?? ""))", ".SH SYNOPSIS", ".B \(tool.commandName)",
      "[\\fIoptions\\fR] \\fIcommand\\fR [\\fIarguments\\fR]", ".SH DESCRIPTION",
    ]
    lines += paragraphs(of: tool.discussion)
    lines += [".SH OPTIONS", "These options work with every command."] + globalOptions.flatMap(entry) + [".SH COMMANDS"]
    lines += commands(below: tool, named: []).flatMap { section(of: $0.command, named: $0.names) }
    return lines.joined(separator: "\n") + "\n"
  }

  private var globalOptions: [CommandDescription.Parameter] { tool.arguments ?? [] }

  /// The visible subcommands of a command. Each is followed by its own subcommands.
  private func commands(below command: CommandDescription, named names: [String]) -> [(command: CommandDescription, names: [String])] {
    (command.subcommands ?? []).filter(\.shouldDisplay).flatMap { below in
      [(below, names + [below.commandName])] + commands(below: below, named: names + [below.commandName])
    }
  }

  private func section(of command: CommandDescription, named names: [String]) -> [String] {
    let global = Set(globalOptions.map(\.spelling))
    let own = (command.arguments ?? []).filter { $0.kind == .positional || !global.contains($0.spelling) }
    let usage = own.filter { $0.kind == .positional }.map { argument in
      let value = "\\fI\(escaped(argument.valueName ?? ""))\\fR" + (argument.isRepeating ? " ..." : "")
      return argument.isOptional ? "[\(value)]" : value
    }
    let options = own.contains { $0.kind != .positional } ? ["[\\fIoptions\\fR]"] : []
    let title = (["\\fB\(escaped(names.joined(separator: " ")))\\fR"] + options + usage).joined(separator: " ")
    return [".SS \(title)"] + paragraphs(of: command.abstract) + paragraphs(of: command.discussion) + own.flatMap(entry)
  }

  private func entry(for argument: CommandDescription.Parameter) -> [String] {
    let value = argument.valueName.map { "\\fI\(escaped($0))\\fR" } ?? ""
    let term =
      switch argument.kind {
      case .positional: value
      case .option: "\\fB\(escaped(argument.spelling))\\fR \(value)"
      case .flag: "\\fB\(escaped(argument.spelling))\\fR"
      }
    let values = argument.allValues.map { [escaped("One of: \($0.joined(separator: ", ")).")] } ?? []
    return [".TP", term] + [escaped(argument.abstract ?? "")].filter { !$0.isEmpty } + values
  }

  /// The paragraphs of a text. Indented lines are examples, and keep their line breaks.
  private func paragraphs(of text: String?) -> [String] {
    var lines: [String] = []
    var isExample = false
    for line in (text ?? "").split(separator: "\n", omittingEmptySubsequences: false) {
      let isIndented = line.hasPrefix(" ")
      if isIndented != isExample { lines.append(isIndented ? ".PP\n.nf" : ".fi") }
      isExample = isIndented
      lines.append(line.isEmpty ? ".PP" : escaped(String(line)))
    }
    if isExample { lines.append(".fi") }
    return lines == [".PP"] ? [] : lines + (lines.isEmpty ? [] : [".PP"])
  }

  private func quoted(_ text: String) -> String { "\"\(escaped(text))\"" }

  /// Escapes everything that troff would read as a command.
  private func escaped(_ text: String) -> String {
    let escaped = text.map { character in
      switch character {
      case "\\": "\\e"
      case "-": "\\-"
      case "\"": "\\(dq"
      case "'": "\\(aq"
      case "`": "\\(ga"
      case "^": "\\(ha"
      case "~": "\\(ti"
      default: String(character)
      }
    }
    return (escaped.first == "." ? "\\&" : "") + escaped.joined()
  }
}
