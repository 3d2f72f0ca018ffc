import ReaderDomain
import ReaderDoubles
import Testing

@Suite("Saving and removing views")
struct SaveViewTests {
  private func save(_ name: String, _ query: String, replaces: Bool = false, in stores: MemoryStores) async throws -> SavedViewResult {
    try await stores.saveView(SaveViewInput(name: name, query: query, replaces: replaces))
  }

  private func views(_ stores: MemoryStores) async -> [String] {
    await stores.views.list.views.all.map { "\($0.name)=\($0.query)" }
  }

  @Test("views are equal when they have the same queries in the same order")
  func equality() {
    let views = SavedViews.sample(["a": "tea", "b": "coffee"])
    #expect(views == SavedViews.sample(["a": "tea", "b": "coffee"]) && views == SavedViews(views.all + views.all))
    #expect(views != SavedViews.sample(["b": "coffee", "a": "tea"]) && views != SavedViews.sample(["a": "tea", "b": "tea"]))
    #expect(views != SavedViews.sample(["a": "tea"]) && SavedViews.sample([:]) == .none)
  }

  @Test("no more views can be used than there may be")
  func maximum() throws {
    func views(_ numbers: Range<Int>) throws -> [SavedView] { try numbers.map { SavedView(try ViewName("v\($0)"), "tea") } }
    let saved = SavedViews(try views(0..<SavedViews.maximum - 1))
    #expect(saved.usable(among: try views(0..<SavedViews.maximum + 5)).map(\.name.text) == ["v\(SavedViews.maximum - 1)"])
    #expect(SavedViews(try views(0..<SavedViews.maximum)).usable(among: try views(500..<501)).isEmpty)
    #expect(SavedViews.none.usable(among: [SavedView(try ViewName("empty"), "")]).isEmpty)
  }

  @Test("the views that name another one are known, and one that is wrong names none")
  func users() throws {
    let views = SavedViews.sample(["tea": "tea", "hot": "@tea hot", "deep": "@hot", "bad": "is:raed @tea", "all": ""])
    #expect(views.users(of: try ViewName("tea")).map(\.text) == ["hot"])
    #expect(views.users(of: try ViewName("deep")).isEmpty)
  }

  @Test("a query is saved at the end, and undo removes it")
  func save() async throws {
    let stores = MemoryStores(views: ["a": "tea"])
    let result = try await save("@b", " @a  or is:starred\n", in: stores)
    #expect(result.before == nil && result.after?.query == "@a  or is:starred")
    #expect(await views(stores) == ["a=tea", "b=@a  or is:starred"])
    _ = try await stores.undoLastAction(.last)
    #expect(await views(stores) == ["a=tea"])
    _ = try await stores.undoLastAction(.lastUndone)
    #expect(await views(stores) == ["a=tea", "b=@a  or is:starred"])
  }

  @Test("a name that is taken is refused, unless the query replaces the old one, at its place")
  func replace() async throws {
    let stores = MemoryStores(views: ["a": "tea", "b": "x"])
    let taken = ReaderError.view(.exists(SavedView(try ViewName("a"), "tea")))
    await #expect(throws: taken) { try await save("a", "coffee", in: stores) }
    #expect(try await save("a", "coffee", replaces: true, in: stores).before?.query == "tea")
    #expect(await views(stores) == ["a=coffee", "b=x"])
    _ = try await stores.undoLastAction(.last)
    #expect(await views(stores) == ["a=tea", "b=x"])
  }

  @Test("undo and redo leave a view alone that was changed since", arguments: [nil, "x"])
  func changedSince(query: String?) async throws {
    let stores = MemoryStores(views: ["b": "y"])
    _ = try await save("a", "tea", in: stores)
    // By hand, or by another device.
    let name = try ViewName("a")
    let changed = query.map { SavedView(name, $0) }
    _ = try await stores.views.change(.restore(name, from: SavedView(name, "tea"), to: changed, at: 1))
    let before = await views(stores)
    for input in [UndoInput.last, .lastUndone] {
      // Undo would remove the view, which is the same as a removal by hand.
      #expect(try await stores.undoLastAction(input).isLeft == (query != nil))
      if query != nil { #expect(await views(stores) == before) }
    }
  }

  @Test("the same query again changes nothing, and leaves nothing to undo")
  func same() async throws {
    let stores = MemoryStores(views: ["a": "tea"])
    _ = try await save("a", "tea", replaces: true, in: stores)
    await #expect(throws: ReaderError.undo(.nothingToUndo)) { try await stores.undoLastAction(.last) }
  }

  @Test("a wrong query, a ring, an empty query and a bad name are refused")
  func refused() async throws {
    let stores = MemoryStores(views: ["a": "@b", "b": "tea"])
    let (a, b, c) = (try ViewName("a"), try ViewName("b"), try ViewName("c"))
    await #expect(throws: ReaderError.view(.badQuery(c, QueryError(.unknownField("titel"), column: 1)))) {
      try await save("c", "titel:x", in: stores)
    }
    await #expect(throws: ReaderError.view(.badQuery(b, QueryError(.ring([a, b, a]), column: 1)))) {
      try await save("b", "@a", replaces: true, in: stores)
    }
    await #expect(throws: ReaderError.view(.badQuery(c, QueryError(.ring([c, c]), column: 3)))) { try await save("c", "x @c", in: stores) }
    await #expect(throws: ReaderError.view(.emptyQuery(c))) { try await save("c", " ", in: stores) }
    await #expect(throws: ReaderError.view(.badName("c d", .unexpected(" ")))) { try await save("c d", "x", in: stores) }
    #expect(await views(stores) == ["a=@b", "b=tea"])
  }

  @Test("no more than the maximum number of views is saved")
  func maximum() async throws {
    let stores = MemoryStores()
    let views = try (0..<SavedViews.maximum).map { SavedView(try ViewName("v\($0)"), "x") }
    _ = try await stores.views.change(.add(views))
    await #expect(throws: ReaderError.view(.tooMany)) { try await save("more", "x", in: stores) }
    #expect(try await save("v0", "y", replaces: true, in: stores).after?.query == "y")
  }

  @Test("a view is removed, the views that name it are told, and undo brings it back to its place")
  func remove() async throws {
    let stores = MemoryStores(views: ["a": "x", "b": "tea", "c": "-(y @b)", "d": "@c"])
    let result = try await stores.removeView("b")
    #expect(result.before?.query == "tea" && result.after == nil)
    #expect(result.users.map(\.text) == ["c"])
    #expect(await views(stores) == ["a=x", "c=-(y @b)", "d=@c"])
    _ = try await stores.undoLastAction(.last)
    #expect(await views(stores) == ["a=x", "b=tea", "c=-(y @b)", "d=@c"])
    _ = try await stores.undoLastAction(.lastUndone)
    #expect(await views(stores) == ["a=x", "c=-(y @b)", "d=@c"])
  }

  @Test("removing an unknown view names the known ones")
  func unknown() async throws {
    let stores = MemoryStores(views: ["a": "x"])
    let error = ReaderError.view(.unknown(try ViewName("b"), known: ["a"]))
    await #expect(throws: error) { try await stores.removeView("b") }
  }

  @Test("a change that cannot be noted for undo is reported as done, with the reason")
  func undoError() async throws {
    let stores = MemoryStores()
    await stores.undoHistory.failWith(MemoryStores.broken)
    #expect(try await save("a", "x", in: stores).undoError == MemoryStores.broken)
    #expect(await views(stores) == ["a=x"])
  }

  @Test("an import adds what is missing, and overwrites nothing")
  func add() async throws {
    let stores = MemoryStores(views: ["a": "x"])
    let update = try await stores.views.change(
      .add([SavedView(try ViewName("a"), "y"), SavedView(try ViewName("b"), "@c"), SavedView(try ViewName("c"), "z")]))
    #expect(update.edits.count == 2)
    #expect(await views(stores) == ["a=x", "b=@c", "c=z"])
  }
}
