/// An edit of a file that stays when a sample goes.
struct SampleEdit: Sendable {
  let edit: AppEdit
  /// The sample that may have taken away already what the edit is about.
  let other: String?

  var path: String { edit.path }

  static func without(_ start: String, in path: String, or other: String? = nil) -> SampleEdit {
    SampleEdit(edit: .without(start, in: path), other: other)
  }

  static func withoutLines(from first: String, through last: String, in path: String, or other: String? = nil) -> SampleEdit {
    SampleEdit(edit: .withoutLines(from: first, through: last, in: path), other: other)
  }

  static func withoutLines(from first: String, before next: String, in path: String, or other: String? = nil) -> SampleEdit {
    SampleEdit(edit: .withoutLines(from: first, before: next, in: path), other: other)
  }

  static func withoutCall(of start: String, in path: String, or other: String? = nil) -> SampleEdit {
    SampleEdit(edit: .withoutCall(of: start, in: path), other: other)
  }

  /// Leaves out the line that begins so.
  static func withoutLine(_ start: String, in path: String, or other: String? = nil) -> SampleEdit {
    SampleEdit(edit: .withoutLines(from: start, through: start, in: path), other: other)
  }

  static func withoutSection(_ heading: String, in path: String, or other: String? = nil) -> SampleEdit {
    SampleEdit(edit: .withoutSection(heading, in: path), other: other)
  }

  static func replacing(_ old: String, with new: String, in path: String, or other: String? = nil) -> SampleEdit {
    SampleEdit(edit: .replacing(old, with: new, in: path), other: other)
  }
}
