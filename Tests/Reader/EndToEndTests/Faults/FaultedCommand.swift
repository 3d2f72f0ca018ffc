import Testing

/// A command that meets disk faults, and the commands that prepare its data directory. `@` is the URL of the server, `*` the IDs of all articles,
/// `*5-7` the sixth to the eighth of them, and `shared` a folder next to the data directory.
struct FaultedCommand: Sendable, CustomTestStringConvertible {
  /// The commands that prepare the data directory; they run once.
  var before: [[String]] = []
  /// Whether the data directory is bound to a feed server after these commands. The command asks the server nothing.
  var isBound = false
  /// The commands that run before each trial, because a copied data directory differs from one that was just written.
  var justBefore: [[String]] = []
  /// The arguments of the command.
  let command: [String]
  /// The standard input of the command.
  var input = ""
  /// Whether the change is atomic, however many items it affects.
  var isOneStep = true
  /// One in this many calls that change the disk fails, with a different offset for each kind of fault. Most calls of a database write pages, which
  /// all behave alike.
  var step = 1
  /// The commands that complete the change after a fault; the command itself by default.
  var again: [[String]]?

  var testDescription: String { command.joined(separator: " ") }

  /// Every command that changes a data directory.
  static let all = reading + ruled

  /// What is done with rules. They star what a refresh must not lose, and hide and mark read in the same commit.
  private static let ruled: [FaultedCommand] = {
    let rules = [["rules", "add", "when title:news => star, hide"], ["rules", "add", "when body:sodium => read"]]
    let (sqlite, sync) = (["store", "migrate", "sqlite"], ["sync", "shared"])
    let add = ["rules", "add", "when title:tea => hide"]
    return [
      FaultedCommand(before: [["add", "@/1/a.xml"]] + rules, command: add),
      FaultedCommand(before: [["add", "@/1/a.xml"], sync] + rules, command: add, step: 2),
      FaultedCommand(before: [["add", "@/1/a.xml"]] + rules, command: ["rules", "remove", "star"]),
      FaultedCommand(before: [["add", "@/1/a.xml"]] + rules, command: ["rules", "apply"]),
      FaultedCommand(before: [["add", "@/1/a.xml"], sqlite] + rules, command: ["rules", "apply"], step: 5),
      FaultedCommand(before: [["add", "@/1/a.xml"], sync] + rules, command: ["rules", "apply"], step: 3),
      FaultedCommand(
        before: [["add", "@/2/a.xml"]] + rules, command: ["refresh", "--force"], isOneStep: false,
        again: Array(repeating: ["refresh", "--force"], count: 2)),
      FaultedCommand(
        before: [["add", "@/2/a.xml"], sqlite] + rules, command: ["refresh", "--force"], isOneStep: false, step: 7,
        again: Array(repeating: ["refresh", "--force"], count: 2)),
      FaultedCommand(
        before: [["add", "@/2/a.xml"], sync] + rules, command: ["refresh", "--force"], isOneStep: false, step: 3,
        again: Array(repeating: ["refresh", "--force"], count: 2)),
    ]
  }()

  private static let reading: [FaultedCommand] = [
    FaultedCommand(command: ["add", "@/1/a.xml"], isOneStep: false, again: [["add", "@/1/a.xml"], ["refresh", "--force"]]),
    FaultedCommand(
      before: [["add", "@/3/a.xml"], ["add", "@/3/b.xml"], ["star", "*"], ["refresh", "--force"]], command: ["refresh", "--force"],
      // After an unfinished line, the feed is fetched without validators, and this server then sends its first version.
      isOneStep: false, again: Array(repeating: ["refresh", "--force"], count: 3)),
    FaultedCommand(
      before: [["add", "@/2/short.xml"], ["mark", "read", "--all"], ["config", "set", "keep.articles", "2"]],
      command: ["refresh", "--force"], isOneStep: false),
    FaultedCommand(before: [["add", "@/1/a.xml"], ["mark", "read", "--all"]], command: ["star", "*"]),
    FaultedCommand(before: [["add", "@/1/a.xml"], ["add", "@/1/b.xml"]], command: ["mark", "read", "--all"]),
    // In a large status file: a change that is added to the recent changes, the first one, and one that merges them.
    FaultedCommand(
      before: [["add", "@/1/many.xml"], ["mark", "read", "--all"]], justBefore: [["star", "*0-0"]], command: ["star", "*1-1"]),
    FaultedCommand(before: [["add", "@/1/many.xml"]], justBefore: [["mark", "read", "--all"]], command: ["star", "*0-0"]),
    FaultedCommand(
      before: [["add", "@/1/many.xml"], ["mark", "read", "--all"]],
      justBefore: [["star", "*0-0"], ["star", "*0-89"], ["star", "*90-179"]], command: ["unstar", "*100-189"]),
    FaultedCommand(
      before: [["add", "@/1/many.xml"], ["mark", "read", "--all"]], justBefore: [["star", "*0-0"], ["star", "*1-1"]],
      command: ["mark", "unread", "--all"]),
    FaultedCommand(before: [["add", "@/1/a.xml"], ["add", "@/1/b.xml"]], command: ["remove", "@/1/a.xml"]),
    FaultedCommand(
      before: [["add", "@/1/a.xml"]], command: ["import", "-"],
      input: "<opml version=\"2.0\"><body><outline type=\"rss\" text=\"B\" xmlUrl=\"@/1/b.xml\"/></body></opml>"),
    FaultedCommand(before: [["add", "@/1/a.xml"]], command: ["feeds", "set", "@/1/a.xml", "interval=4320"]),
    FaultedCommand(before: [["config", "set", "keep.days", "30"]], command: ["config", "set", "keep.days", "31"]),
    FaultedCommand(before: [["add", "@/1/a.xml"], ["star", "*"]], command: ["undo"]),
    FaultedCommand(before: [["add", "@/1/a.xml"], ["star", "*"]], command: ["sync", "shared"], step: 2),
    FaultedCommand(before: [["add", "@/1/a.xml"], ["sync", "shared"]], command: ["star", "*"], step: 2),
    // The command merges the changes that are already in the folder.
    FaultedCommand(
      before: [["add", "@/1/a.xml"], ["star", "*"], ["sync", "shared"], ["sync", "--off"], ["unstar", "*"]], command: ["sync", "shared"],
      step: 2),
    FaultedCommand(
      before: [["add", "@/1/a.xml"], ["store", "migrate", "sqlite"], ["sync", "shared"]], command: ["star", "*"], step: 5),
    // The change waits for the server before it is made: between the two, it only waits.
    FaultedCommand(before: [["add", "@/1/a.xml"]], isBound: true, command: ["star", "*"], isOneStep: false),
    FaultedCommand(
      before: [["add", "@/1/a.xml"], ["store", "migrate", "sqlite"]], isBound: true, command: ["star", "*"], isOneStep: false, step: 5),
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
