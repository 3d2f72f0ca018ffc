import Testing

@testable import scaffold

/// The parsing of a unified diff.
@Suite("Reference patches")
struct PatchTests {
  private let patch = Patch(
    """
    diff --git a/Modules/A.swift b/Modules/A.swift
    index 1..2 100644
    --- a/Modules/A.swift
    +++ b/Modules/A.swift
    @@ -1,5 +1,6 @@
     one
    -two
    +2
    +2.5
     three
     four
    +4.5
    @@ -9 +10 @@ func nine()
    -nine
    +9
    diff --git a/Tests/Support/B.swift b/Tests/Support/B.swift
    new file mode 100644
    --- /dev/null
    +++ b/Tests/Support/B.swift
    @@ -0,0 +1,2 @@
    +one
    +++two

    """)

  @Test("the files, edit sites and lines of a patch are counted")
  func cost() {
    #expect(patch.files.map(\.path) == ["Modules/A.swift", "Tests/Support/B.swift"])
    #expect(patch.files.map(\.isTest) == [false, true] && patch.files.map(\.isDouble) == [false, true])
    #expect(PatchCost(of: [patch.files[0]]).cells == ["1", "3", "+4 −2"])
    #expect(PatchCost(of: patch.files).cells == ["2", "4", "+6 −2"])
    #expect(PatchCost(of: Patch("").files).cells == ["0", "0", "0"])
  }

  @Test(
    "a patch applies wherever its old lines are, and a new file where none exists",
    arguments: [
      ("zero\none\ntwo\nthree\nfour\nnine\n", true, false), ("one\ntwo\nthree\nfour\n", false, false), ("one\ntwo\n4\nnine", false, false),
      (nil, false, true),
    ] as [(String?, Bool, Bool)])
  func applies(text: String?, first: Bool, second: Bool) {
    #expect(patch.files[0].applies(to: text) == first)
    #expect(patch.files[1].applies(to: text) == second)
  }

  @Test("a patch replaces its old lines by its new ones, and makes a new file")
  func replaces() {
    #expect(patch.files[0].applied(to: "zero\none\ntwo\nthree\nfour\nnine\n") == "zero\none\n2\n2.5\nthree\nfour\n4.5\n9\n")
    #expect(patch.files[1].applied(to: "") == "one\n++two")
  }
}
