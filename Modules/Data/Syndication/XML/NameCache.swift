internal import Markup

/// What is known of the names of a document's elements, each found out once.
struct NameCache<Note> {
  private var notes: [Note?] = []

  /// The note on a name; `make` is called for the first element of that name only.
  mutating func note(on name: XMLName, make: () -> Note) -> Note {
    if name.number < notes.count, let note = notes[name.number] { return note }
    let note = make()
    while notes.count <= name.number { notes.append(nil) }
    notes[name.number] = note
    return note
  }
}
