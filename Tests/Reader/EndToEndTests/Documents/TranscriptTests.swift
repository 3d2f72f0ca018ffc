import Testing

@Suite("Output that a document shows")
struct TranscriptTests {
  @Test("commands and outputs are told apart, and written back as they were")
  func entries() {
    let lines = ["$ strata feeds", "a", "", "b", "", "$ strata count", "2"]
    let transcript = Transcript(lines: lines)
    #expect(transcript.entries.map(\.command) == ["strata feeds", "strata count"])
    #expect(transcript.entries.map(\.output) == [["a", "", "b"], ["2"]])
    #expect(transcript.lines == lines)
  }

  @Test(
    "ages, times and ellipses match, everything else must be equal",
    arguments: [
      ("•  0fd1  now  Title", "•  0fd1   3w  Title", true), ("•  0fd1 08:30  Title", "•  0fd1    3w  Title", true),
      ("due again at 06:15.", "due again at 00:15 on 2027-01-02.", true), ("wait until 06:15.", "wait for 06:15.", false),
      ("Date: 2026-10-25 (4w)", "Date: 2026-10-25 (13mo)", true),
      ("next try at 2026-11-23T06:15:35Z.", "next try at 2027-01-02T00:00:00Z.", true), ("a … z", "a b c z", true),
      ("a\n…\nz", "a\nb\nc\nz", true),
      ("a\n…", "a", true), ("•  0fd1  now  Title", "•  0fd2  now  Title", false), ("Date: 2026-10-25 (4w)", "Date: 2026-10-26 (4w)", false),
      ("9 new", "8 new", false), ("a … z", "a b c", false), ("a … c … z", "a z", false), ("a\n…\nz", "a\nb", false), ("a", "a\nb", false),
      ("a\nb", "a", false), ("a\nb", "b\na", false),
    ])
  func matching(documented: String, printed: String, isSame: Bool) {
    let entry = Transcript.Entry(command: "strata list", output: Transcript.lines(of: documented))
    #expect(entry.matches(Transcript.lines(of: printed)) == isSame)
  }

  @Test("a refresh may print its feeds in any order, but each of them")
  func refresh() {
    let entry = Transcript.Entry(command: "strata refresh", output: ["a 1 new", "b 2 new"])
    #expect(entry.matches(["b 2 new", "a 1 new"]) && !entry.matches(["b 2 new", "a 2 new"]))
  }

  @Test(
    "an example of JSON has the keys and types of the output",
    arguments: [
      (#"{"id":"a","n":1}"#, #"{"n":2.5,"id":"b"}"#, true), (#"{"id":"a"}"#, #"{"id":null}"#, true),
      (#"[{"a":[]}]"#, #"[{"a":["x"]},{"a":[]}]"#, true),
      (#"{"id":"a"}"#, #"{"id":1}"#, false), (#"{"is":true}"#, #"{"is":1}"#, false), (#"{"id":"a"}"#, #"{"id":"a","new":1}"#, false),
      (#"{"id":"a","old":1}"#, #"{"id":"a"}"#, false), (#"[{"a":["x"]}]"#, #"[{"a":[1]}]"#, false), (#"[1]"#, #"{}"#, false),
    ])
  func shapes(example: String, printed: String, isSame: Bool) throws {
    #expect(try JSONShape(printed).fits(try JSONShape(example)) == isSame)
  }
}
