/// What the full screen remembers from one session to the next.
public struct ScreenMemory: Hashable, Sendable {
  /// The maximum number of panes, 1 to 3.
  public private(set) var maximumPanes = ScreenMemory.allPanes
  /// The order of the lists; empty for the newest first.
  public private(set) var order: [QueryOrder] = []
  /// The paths of the folders that are folded.
  public private(set) var folded: Set<String> = []
  /// Whether feeds without unread articles are hidden.
  public private(set) var hidesReadFeeds = false
  /// The commands that the user typed, the last one last.
  public private(set) var commands: [String] = []
  /// The queries and words that the user looked for, the last one last.
  public private(set) var searches: [String] = []

  /// The maximum number of commands, and of searches.
  public static let maximumLines = 100
  /// The maximum number of folded folders.
  public static let maximumFolders = 10_000
  private static let allPanes = 3

  public init() {}

  /// What the user changed.
  public enum Change: Hashable, Sendable {
    case panes(Int)
    case order([QueryOrder])
    case fold(String, Bool)
    case hidesReadFeeds(Bool)
    case command(String)
    case search(String)
  }

  public func applying(_ change: Change) -> ScreenMemory {
    var memory = self
    switch change {
    case .panes(let count): memory.maximumPanes = min(max(count, 1), Self.allPanes)
    case .order(let order): memory.order = order
    case .fold(let path, let isFolded):
      if !isFolded { memory.folded.remove(path) } else if folded.count < Self.maximumFolders { memory.folded.insert(path) }
    case .hidesReadFeeds(let isHiding): memory.hidesReadFeeds = isHiding
    case .command(let text): memory.commands = Self.adding(text, to: commands)
    case .search(let text): memory.searches = Self.adding(text, to: searches)
    }
    return memory
  }

  /// A line that was typed before moves to the end.
  private static func adding(_ line: String, to lines: [String]) -> [String] {
    guard !line.isEmpty, line.utf8.count <= Query.maximumBytes else { return lines }
    return (lines.filter { $0 != line } + [line]).suffix(maximumLines)
  }
}
