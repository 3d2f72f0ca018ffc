import Testing

@testable import scaffold

@Suite("Reference patches in a changed tree")
struct PatchRefitTests {
  private static let patch = """
    diff --git a/a b/a
    --- a/a
    +++ b/a
    @@ -1,4 +1,5 @@
     one
    -two
    +2
    +2.5
     three
     four
    @@ -7,2 +8,2 @@
     seven
    -eight
    +8

    """
  private static let before = "one\ntwo\nthree\nfour\nfive\nsix\nseven\neight\n"

  private func refitted(_ after: String?) -> String {
    PatchRefit(before: ["a": Self.before], after: after.map { ["a": $0] } ?? [:]).refitted(Self.patch)
  }

  @Test("a patch of an unchanged file stays, and one of a missing file goes")
  func ends() {
    #expect(refitted(Self.before) == Self.patch)
    #expect(refitted(nil) == "")
  }

  @Test("lines around a change follow those of the file, and numbers what is before them")
  func context() {
    let after = "zero\none\ntwo\n3\nfour\nfive\nseven\neight\n"
    let patch = refitted(after)
    #expect(patch.contains("@@ -2,4 +2,5 @@\n one\n-two\n+2\n+2.5\n 3\n four\n"))
    #expect(patch.contains("@@ -7,2 +8,2 @@\n seven\n-eight\n+8\n"))
    #expect(Patch(patch).files[0].applied(to: after) == "zero\none\n2\n2.5\n3\nfour\nfive\nseven\n8\n")
  }

  @Test("a change of lines that are gone goes")
  func goneLines() {
    #expect(refitted("one\ntwo\nthree\nfour\nfive\nsix\n").contains("eight") == false)
  }
}
