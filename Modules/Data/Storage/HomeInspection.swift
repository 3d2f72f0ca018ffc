internal import Domain

/// Looks through what every home holds, in whichever way its articles are kept.
struct HomeInspection {
  private let home: HomeFolder

  /// Looks at a home.
  init(_ home: HomeFolder) {
    self.home = home
  }

  /// The documents that are kept apart from the articles.
  var documents: [KeptDocument] {
    [
      KeptDocument(configurationIn: home), KeptDocument(JSONDeedStore.stack(in: home)),
      KeptDocument(DeedsDocument.self, at: home.formerDeeds, in: home),
      KeptDocument(SyncSettings.self, at: home.sync, in: home), KeptDocument(QuotesDocument.self, at: home.quotes, in: home),
      KeptDocument(PicturesDocument.self, at: FolderPictureStore.index(in: home), in: home),
    ]
  }

  /// The list of subscriptions.
  var subscriptions: KeptDocument { KeptDocument(subscriptionsIn: home) }

  /// What is wrong.
  func findings() throws(DataStoreError) -> [StorageFinding] {
    var findings = try subscriptions.findings()
    for document in documents { findings += try document.findings() }
    findings += try PictureInspection(home).findings()
    findings += try JournalInspection(home).findings()
    findings += SetAsideFiles(in: home).paths().map {
      StorageFinding(path: $0, problem: "is damaged, and was set aside", isHarmless: true)
    }
    return findings
      + (try (leftovers() + JournalInspection(home).leftovers(before: home.writersBefore)).map {
        StorageFinding(path: $0, problem: "is left over from a strata that was stopped", isHarmless: true, remedy: .compact)
      })
  }

  /// What was being written when a process ended.
  func leftovers() throws(DataStoreError) -> [String] {
    var leftovers: [String] = []
    for folder in [home.path, home.articles, home.pictures] {
      do throws(FileProblem) {
        for name in try FileSystem.names(in: folder).sorted() where AtomicFile.isUnfinished(name) {
          leftovers.append("\(folder)/\(name)")
        }
      } catch {
        throw .unreadable(path: folder, reason: error.reason)
      }
    }
    leftovers += try PictureInspection(home).leftovers()
    if try StoredFile(path: home.workshop).exists { leftovers.append(home.workshop) }
    if let kind = try StoreFile(of: home).content().leftover { leftovers += try KeptFiles(of: kind, in: home).paths() }
    return leftovers
  }
}
