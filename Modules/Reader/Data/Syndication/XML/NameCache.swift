internal import Markup

/// Values that depend only on an element's name, each computed once per document.
struct NameCache<Note> {
  private var notes: [Note?] = []

  /// The value for a name. `make` is called only for the first element with that name.
  mutating func note(on name: XMLName, make: () -> Note) -> Note {
    if name.number < notes.count, let note = notes[name.number] { return note }
    let note = make()
    while notes.count <= name.number { notes.append(nil) }
    notes[name.number] = note
    return note
  }
}
