import CoreDomain
import CoreDoubles
import CoreScenes
import ReaderDomain
import ReaderDoubles
import ReaderScenes
import Testing

@Suite("Storage messages")
struct StorageWordingTests {
  @Test(
    "every error says what to do, and that nothing was changed",
    arguments: [
      (
        .decided(.json), "Articles are already stored in JSON files.",
        "\(run: "store migrate sqlite") converts them. Without --store, the present one is used."
      ),
      (
        .decided(.sqlite), "Articles are already stored in an SQLite database.",
        "\(run: "store migrate json") converts them. Without --store, the present one is used."
      ),
      (.inTheWay(path: "/x"), "/x already exists and is not part of a store. Nothing was changed.", "Move it away and try again."),
      (
        .differs(what: "stars"), "The copy of stars differs from the original. Nothing was changed.",
        "\(run: "store verify") checks the old store."
      ),
    ] as [(StorageMaintenanceError, MessageText, MessageText)])
  func errors(error: StorageMaintenanceError, sentence: MessageText, hint: MessageText) {
    #expect(StorageWording.message(for: error) == Message(.failure, sentence, hint: hint))
  }

  @Test("an error of the store and a cancelled request have their usual messages")
  func usual() {
    #expect(StorageWording.message(for: .store(.locked(byProcess: 7))) == StoreWording.message(for: .locked(byProcess: 7)))
    #expect(StorageWording.message(for: StorageMaintenanceError.cancelled) == .stopped)
  }

  @Test("a finding names its place and the command that repairs it; a harmless one is a notice")
  func findings() {
    #expect(
      StorageWording.message(for: StorageDiagnostic(path: "a.json", line: 3, problem: "it ends early"))
        == Message(.warning, "a.json, line 3: it ends early.", hint: "\(run: "store repair") mends it."))
    #expect(
      StorageWording.message(for: StorageDiagnostic(path: "a.json", problem: "it is old", isHarmless: true, remedy: .compact))
        == Message(.notice, "a.json: it is old.", hint: "\(run: "store compact") mends it."))
  }

  @Test(
    "what is wrong is a clause, which names the command that says why",
    arguments: [
      (.found("is empty"), "is empty"), (.unfinishedFile, "is a temporary file of an interrupted strata"),
      (.wrongView(column: 3), "column 3 is wrong; 'strata view list' says why"),
      (.wrongRule(column: 1), "column 1 is wrong; 'strata rules list' says why"),
    ] as [(StorageProblem, String)])
  func problems(problem: StorageProblem, clause: String) {
    #expect(StorageWording.clause(for: problem).text == clause)
  }

  @Test(
    "every remedy is a command that a shell accepts as it is",
    arguments: [
      (.repair, "strata store repair"), (.compact, "strata store compact"), (.sync, "strata sync"), (.endSync, "strata sync --off"),
      (.refresh(Subscription.sample().id), "strata refresh --force \(Subscription.sample().id)"),
      (.moveAway(path: "/it's here"), #"mv '/it'\''s here' '/it'\''s here.aside'"#),
    ] as [(StorageRemedy, String)])
  func commands(remedy: StorageRemedy, command: String) {
    #expect(StorageWording.command(for: remedy).text == command)
  }

  @Test(
    "a repair says what it did with the file",
    arguments: [
      (.recovered(.nothing), "damaged; nothing could be recovered"), (.recovered(.allBut(nil)), "damaged; the readable part was recovered"),
      (.recovered(.allBut(2)), "damaged; 2 lines could not be recovered, the others could"), (.rebuilt, "rebuilt"),
      (.added(entries: 1), "held 1 entry that was missing; added"), (.added(entries: 1_000), "held 1,000 entries that were missing; added"),
      (.moved(to: "b.json"), "moved to b.json"),
    ] as [(StorageRepair.Action, String)])
  func repairs(action: StorageRepair.Action, sentence: String) {
    #expect(StorageWording.sentence(for: action) == sentence)
    #expect(StorageWording.message(for: StorageRepair(path: "a.json", action: action)) == Message(.notice, "a.json: \(sentence)."))
  }

  @Test("a reminder names one damaged file, and counts several")
  func reminders() {
    let hint: MessageText = "\(run: "store repair") recovers what is readable. Until then, old articles whose stars may be lost are kept."
    #expect(StorageWording.reminder(of: ["a"]) == Message(.warning, "a is damaged and was set aside.", hint: hint))
    #expect(
      StorageWording.reminder(of: ["a", "b"]) == Message(.warning, "2 damaged files were set aside, such as a.", hint: hint))
  }

  @Test("a large store of JSON files is told once how to become faster")
  func limit() {
    #expect(
      StorageWording.articlesPastLimit(20_000)
        == Message(
          .warning, "There are 20,000 articles; JSON files are slow with so many.",
          hint: "\(run: "store migrate sqlite") moves them into a database. This message appears once."))
  }
}
