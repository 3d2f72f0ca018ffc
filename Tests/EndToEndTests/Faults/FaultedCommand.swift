import Testing

/// Something that is typed in a home, and what stood there before. `@` stands for the address of the web, `*` for all articles; `shared` is a
/// folder beside the home.
struct FaultedCommand: Sendable, CustomTestStringConvertible {
  /// What was done in the home before, once.
  var before: [[String]] = []
  /// What is typed.
  let command: [String]
  /// What it reads.
  var input = ""
  /// Whether it changes all or nothing, however many things are meant.
  var isOneStep = true
  /// Of so many calls that change the disk, one is made to fail; another one each way in which disks fail. Most calls of a database write pages,
  /// which is all the same to it.
  var step = 1
  /// What is typed after it was stopped, to have it done nevertheless; itself, unless said otherwise.
  var again: [[String]]?

  var testDescription: String { command.joined(separator: " ") }

  /// Everything that changes a home.
  static let all: [FaultedCommand] = [
    FaultedCommand(command: ["add", "@/1/a.xml"], isOneStep: false, again: [["add", "@/1/a.xml"], ["refresh", "--force"]]),
    FaultedCommand(
      before: [["add", "@/3/a.xml"], ["add", "@/3/b.xml"], ["star", "*"], ["refresh", "--force"]], command: ["refresh", "--force"],
      // A line that was never finished has the feed asked for without validators, and this server then sends the first of its versions.
      isOneStep: false, again: Array(repeating: ["refresh", "--force"], count: 3)),
    FaultedCommand(
      before: [["add", "@/2/short.xml"], ["mark", "read", "--all"], ["config", "set", "keep.articles", "2"]],
      command: ["refresh", "--force"], isOneStep: false),
    FaultedCommand(before: [["add", "@/1/a.xml"], ["mark", "read", "--all"]], command: ["star", "*"]),
    FaultedCommand(before: [["add", "@/1/a.xml"], ["add", "@/1/b.xml"]], command: ["mark", "read", "--all"]),
    FaultedCommand(before: [["add", "@/1/a.xml"], ["add", "@/1/b.xml"]], command: ["remove", "@/1/a.xml"]),
    FaultedCommand(
      before: [["add", "@/1/a.xml"]], command: ["import", "-"],
      input: "<opml version=\"2.0\"><body><outline type=\"rss\" text=\"B\" xmlUrl=\"@/1/b.xml\"/></body></opml>"),
    FaultedCommand(before: [["add", "@/1/a.xml"]], command: ["feeds", "set", "@/1/a.xml", "interval=4320"]),
    FaultedCommand(
      before: [["config", "set", "quote.url", "https://example.org/"]], command: ["config", "set", "quote.url", "https://example.net/"]),
    FaultedCommand(before: [["add", "@/1/a.xml"], ["star", "*"]], command: ["undo"]),
    FaultedCommand(before: [["add", "@/1/a.xml"], ["star", "*"]], command: ["sync", "shared"], step: 2),
    FaultedCommand(before: [["add", "@/1/a.xml"], ["sync", "shared"]], command: ["star", "*"], step: 2),
    // What is known in the folder is taken in.
    FaultedCommand(
      before: [["add", "@/1/a.xml"], ["star", "*"], ["sync", "shared"], ["sync", "--off"], ["unstar", "*"]], command: ["sync", "shared"],
      step: 2),
    FaultedCommand(
      before: [["add", "@/1/a.xml"], ["store", "migrate", "sqlite"], ["sync", "shared"]], command: ["star", "*"], step: 5),
    FaultedCommand(
      before: [["add", "@/3/a.xml"], ["add", "@/3/b.xml"], ["star", "*"], ["refresh", "--force"]], command: ["store", "compact"]),
    FaultedCommand(before: [["add", "@/1/a.xml"], ["star", "*"]], command: ["store", "migrate", "sqlite"], step: 5),
    FaultedCommand(
      before: [["add", "@/1/a.xml"], ["star", "*"], ["store", "migrate", "sqlite"]], command: ["store", "migrate", "json"], step: 9),
    FaultedCommand(
      before: [["add", "@/2/a.xml"], ["star", "*"], ["store", "migrate", "sqlite"]], command: ["refresh", "--force"], isOneStep: false,
      step: 7),
    FaultedCommand(before: [["add", "@/1/a.xml"], ["store", "migrate", "sqlite"]], command: ["mark", "read", "--all"], step: 5),
  ]
}
