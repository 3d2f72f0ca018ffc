/// A value that a view shows and edits. Reading it reads the state; an edit is an action, so data flows in one direction only.
@MainActor
struct Binding<Value> {
  let get: () -> Value
  let set: (Value) async -> Void
}
