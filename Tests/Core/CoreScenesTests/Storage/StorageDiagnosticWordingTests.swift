import CoreDomain
import CoreDoubles
import CoreScenes
import Testing

@Suite("Messages about files")
struct StorageDiagnosticWordingTests {
  private static let restoring: MessageText = """
    Put a copy of a.json from a backup in place of /h/b, then \(run: "store repair"). \
    Without one, \(run: "store repair --yes") goes on without what it held.
    """

  @Test("a finding names its place and the command that repairs it; a harmless one is a notice")
  func findings() {
    #expect(
      StorageDiagnosticWording.message(for: StorageDiagnostic(path: "a.json", line: 3, problem: "it ends early"))
        == Message(.warning, "a.json, line 3: it ends early.", hint: "\(run: "store repair") fixes it."))
    #expect(
      StorageDiagnosticWording.message(
        for: StorageDiagnostic(path: "a.json", problem: "it is old", isHarmless: true, remedy: .command("gc")))
        == Message(.notice, "a.json: it is old.", hint: "\(run: "gc") fixes it."))
    #expect(
      StorageDiagnosticWording.message(
        for: StorageDiagnostic(path: "a.json", problem: "is lost", remedy: .restore(otherwise: "store repair --yes")))
        == Message(
          .warning, "a.json: is lost.",
          hint: "Put a copy from a backup in its place. Without one, \(run: "store repair --yes") goes on without what it held."))
    #expect(
      StorageDiagnosticWording.message(
        for: StorageDiagnostic(path: "/h/b", problem: "is lost", remedy: .restore(copyOf: "a.json", otherwise: "store repair --yes")))
        == Message(.warning, "/h/b: is lost.", hint: Self.restoring))
  }

  @Test(
    "what is wrong is a clause, which names the command that says why",
    arguments: [
      (.found("is empty"), "is empty"), (.unfinishedFile, "is a temporary file of an interrupted strata"),
      (.wrongLine(column: 3, explainedBy: "config show"), "column 3 is wrong; 'strata config show' says why"),
    ] as [(StorageProblem, String)])
  func problems(problem: StorageProblem, clause: String) {
    #expect(StorageDiagnosticWording.clause(for: problem).text == clause)
  }

  @Test(
    "every remedy is a command that a shell accepts as it is",
    arguments: [
      (.repair, "strata store repair"), (.command("picture remove 1a"), "strata picture remove 1a"),
      (.restore(otherwise: "refresh --force"), "strata refresh --force"), (.edit(path: "/it's here"), #"${EDITOR:-vi} '/it'\''s here'"#),
      (.protect(path: "/it's here"), #"chmod 600 '/it'\''s here'"#),
      (.moveAway(path: "/it's here"), #"mv '/it'\''s here' '/it'\''s here.aside'"#),
    ] as [(StorageRemedy, String)])
  func commands(remedy: StorageRemedy, command: String) {
    #expect(StorageDiagnosticWording.command(for: remedy).text == command)
  }

  @Test(
    "a repair says what it did with the file",
    arguments: [
      (.recovered(.nothing), "damaged; nothing could be recovered"), (.recovered(.allBut(nil)), "damaged; the readable part was recovered"),
      (.recovered(.allBut(2)), "damaged; 2 lines could not be recovered, the others could"), (.rebuilt, "rebuilt"),
      (.lost, "lost; an empty file takes its place"),
      (.added(entries: 1), "held 1 entry that was missing; added"), (.added(entries: 1_000), "held 1,000 entries that were missing; added"),
      (.moved(to: "b.json"), "moved to b.json"),
    ] as [(StorageRepair.Action, String)])
  func repairs(action: StorageRepair.Action, sentence: String) {
    #expect(StorageDiagnosticWording.sentence(for: action) == sentence)
    #expect(
      StorageDiagnosticWording.message(for: StorageRepair(path: "a.json", action: action)) == Message(.notice, "a.json: \(sentence)."))
  }
}
