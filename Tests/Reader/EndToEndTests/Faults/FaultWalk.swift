import Foundation
import Growth
import Testing

/// Runs one command repeatedly in the same data directory, with the disk failing at the first call, at the second, and so on to the last.
struct FaultWalk {
  private let person: Person
  private let deed: FaultedCommand
  private let url: String
  /// The IDs of the articles that exist before the command.
  private let articles: [String]
  private let old: DataDirectoryState
  private let new: DataDirectoryState
  /// The data directories that were already checked: most faults leave one of a few states.
  private var seen: Set<Sight> = []

  /// The data directories in which the completed change was already checked.
  private var done: Set<DataDirectoryFiles> = []

  /// A data directory after a command, and whether the command reported success.
  private struct Sight: Hashable {
    let files: DataDirectoryFiles
    let isDone: Bool
  }

  /// More than a trial needs.
  private static let maximumArticles = 200

  /// No command makes so many calls: a longer walk is an endless loop.
  private static let maximumCalls = 10_000

  /// Prepares the data directory, and records its state before and after the command.
  init(_ deed: FaultedCommand, of person: Person, web url: String) async throws {
    (self.deed, self.person, self.url) = (deed, person, url)
    try person.makesPlaces()
    for command in deed.before { try await person.succeeds(command, of: deed, web: url, articles: nil) }
    if deed.isBound {
      _ = try person.writes(
        #"{"schema":2,"sync":{"server":{"url":"https://reader.example/","user":"bob","user_id":"7"}}}"#, to: "home/sync.json")
    }
    articles = try await person.ids("--limit", "\(Self.maximumArticles)")
    try person.remembersPlaces()
    try await Self.prepares(person, deed, articles, url)
    old = try await DataDirectoryState(of: person)
    try await person.succeeds(deed.command, of: deed, web: url, articles: articles)
    new = try await DataDirectoryState(of: person)
  }

  /// In the quick part of the tests, an eighth of the calls that the command names; in the slow part, half of them, and the ways of failing begin at
  /// different calls.
  private var step: Int { SlowPart.isRun ? 2 * deed.step : 8 * deed.step }

  /// Repeats the command, and each time another call to the disk fails: every `step`th. Each way begins at another call.
  /// - Returns: The number of calls that failed.
  mutating func walk(_ way: DiskFault.Way) async throws -> Int {
    let ways = DiskFault.Way.allCases
    let first = (ways.firstIndex(of: way) ?? 0) * step / ways.count
    let failed = try await walk(way, from: first)
    // A command with few calls may have none so far from its start.
    return failed > 0 || first == 0 ? failed : try await walk(way, from: 0)
  }

  private mutating func walk(_ way: DiskFault.Way, from first: Int) async throws -> Int {
    for number in 1...Self.maximumCalls {
      let call = first + 1 + (number - 1) * step
      try await goBack()
      let fault = DiskFault(way: way, call: call)
      let reply = try await type(deed.command, environment: fault.environment(in: person.folder, log: person.log))
      guard let place = try person.takesLog().first else { return number - 1 }
      let situation: Comment = "\(way) at call \(call), \(place): \(reply)"
      try await check(reply, fault, situation)
    }
    throw Endless()
  }

  /// Cuts the power when the command ends, and expects the change to be on the disk.
  func endWithoutPower() async throws {
    try await goBack()
    let reply = try await type(deed.command, environment: DiskFault.powerGoingAtTheEnd(in: person.folder, log: person.log))
    #expect(try !person.takesLog().isEmpty, "The power was never cut.")
    #expect(reply.status == 0, "\(reply)")
    let state = try await DataDirectoryState(of: person)
    #expect(state == new, "The command reported success before the change was on the disk. \(reply)")
  }

  /// Repeats the command, and each time another sync of a folder fails.
  /// - Parameter undoing: Whether undo must then take the change back, unless the command said that it cannot be undone.
  /// - Returns: The number of syncs that failed.
  mutating func walkOverFolders(undoing: Bool = false) async throws -> Int {
    var failed = 0
    for call in 1...Self.maximumCalls {
      try await goBack()
      let reply = try await type(
        deed.command, environment: DiskFault(way: .broken, call: call).environment(in: person.folder, log: person.log))
      guard let place = try person.takesLog().first else { return failed }
      guard place == "fsync \(person.home.path())" else { continue }
      failed += 1
      let state = try await DataDirectoryState(of: person)
      #expect(state == (reply.status == 0 ? new : old), "\(place) at call \(call): \(reply)")
      guard undoing, reply.status == 0 else { continue }
      _ = try await type(["undo"])
      let isKept = reply.error.contains("cannot be undone")
      let undone = try await DataDirectoryState(of: person)
      #expect(undone == (isKept ? new : old), "undo after \(place) at call \(call): \(reply)")
    }
    throw Endless()
  }

  private struct Endless: Error {}

  /// Restores the data directory as it was before the command.
  private func goBack() async throws {
    try person.goesBack()
    try await Self.prepares(person, deed, articles, url)
  }

  private static func prepares(_ person: Person, _ deed: FaultedCommand, _ articles: [String], _ url: String) async throws {
    for command in deed.justBefore { try await person.succeeds(command, of: deed, web: url, articles: articles) }
  }

  private mutating func check(_ reply: Reply, _ fault: DiskFault, _ situation: Comment) async throws {
    #expect(!reply.isAboutDamage, situation)
    if fault.way.isDeath {
      #expect(reply.status == 128 + SIGKILL, situation)
    } else if reply.status != 0 {
      #expect([1, 3].contains(reply.status) && reply.isClear(about: fault.way.reason, in: person.folder.path()), situation)
    }
    guard seen.insert(Sight(files: try DataDirectoryFiles(in: person.home), isDone: reply.status == 0)).inserted else { return }
    let state = try await DataDirectoryState(of: person)
    #expect(state.strangers(between: old, and: new) == [], situation)
    #expect(!deed.isOneStep || state == old || state == new, situation)
    #expect(reply.status != 0 || state == new, "The command reported success. \(situation)")
    for command in deed.again ?? [deed.command] {
      let again = try await type(command)
      #expect(!again.isAboutDamage, "\(again) after \(situation)")
    }
    let files = try DataDirectoryFiles(in: person.home)
    #expect(files.setAside == [], situation)
    guard done.insert(files).inserted else { return }
    let repaired = try await DataDirectoryState(of: person)
    #expect(repaired.strangers(between: new, and: new) == [], situation)
  }

  private func type(_ command: [String], environment: [String: String] = [:]) async throws -> Reply {
    try await person.types(command, of: deed, web: url, articles: articles, environment: environment)
  }
}

extension Person {
  /// Types a command with its placeholders replaced.
  fileprivate func types(
    _ command: [String], of deed: FaultedCommand, web url: String, articles: [String], environment: [String: String] = [:]
  ) async throws -> Reply {
    let words = command.flatMap { $0.hasPrefix("*") ? articles[range(from: $0, in: articles.count)] : [$0.replacing("@", with: url)] }
    return try await types(words, input: deed.input.replacing("@", with: url), environment: environment)
  }

  /// - Parameter articles: the articles that placeholders stand for; nil for those that there are now.
  fileprivate func succeeds(_ command: [String], of deed: FaultedCommand, web url: String, articles: [String]?) async throws {
    let articles = if let articles { articles } else { command.contains("*") ? try await ids() : [] }
    let reply = try await types(command, of: deed, web: url, articles: articles)
    try #require(reply.status == 0, "\(command): \(reply)")
  }

  /// The range in a placeholder such as `*5-7`; all for `*`.
  private func range(from placeholder: String, in count: Int) -> Range<Int> {
    let bounds = placeholder.dropFirst().split(separator: "-").compactMap { Int($0) }
    return bounds.count == 2 ? bounds[0]..<bounds[1] + 1 : 0..<count
  }
}
