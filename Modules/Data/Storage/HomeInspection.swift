internal import Domain

/// Looks through what every home holds, in whichever way its articles are kept.
struct HomeInspection {
  private let home: HomeFolder

  /// Looks at a home.
  init(_ home: HomeFolder) {
    self.home = home
  }

  /// What is wrong.
  func findings() throws(DataStoreError) -> [StorageFinding] {
    var findings: [StorageFinding] = []
    if let bytes = try StoredFile(path: home.subscriptions).content() {
      do throws(OPMLProblem) {
        _ = try OPMLDocument(parsing: bytes)
      } catch {
        findings.append(StorageFinding(path: home.subscriptions, line: error.line > 0 ? error.line : nil, problem: error.reason))
      }
    }
    return findings
      + (try leftovers().map {
        StorageFinding(
          path: $0, problem: "is left over from a strata that was stopped; 'strata store compact' removes it", isHarmless: true)
      })
  }

  /// What was being written when a process ended.
  func leftovers() throws(DataStoreError) -> [String] {
    var leftovers: [String] = []
    for folder in [home.path, home.articles] {
      do throws(FileProblem) {
        for name in try FileSystem.names(in: folder).sorted() where AtomicFile.isUnfinished(name) {
          leftovers.append("\(folder)/\(name)")
        }
      } catch {
        throw .unreadable(path: folder, reason: error.reason)
      }
    }
    if try StoredFile(path: home.workshop).stamp() != nil { leftovers.append(home.workshop) }
    if let kind = try StoreFile(of: home).content().leftover { leftovers += try KeptFiles(of: kind, in: home).paths() }
    return leftovers
  }
}
