import CoreData
import CoreDomain
import DataDoubles
import Growth
import SampleData
import SampleDomain
import Testing

@Suite("The index of pictures")
struct PictureIndexTests {
  private static let one = PictureSample.picture(1, .jpeg, caption: "<&\"'> 😀 a  b", savedAfter: 1, isStarred: true)
  private static let two = PictureSample.picture(2, fetchedAfter: 2, isSeen: true)

  /// The line of a picture without marks.
  static func entry(_ picture: Picture) -> String {
    let start = "<picture id=\"\(picture.id)\" caption=\"\(picture.caption)\" format=\"\(picture.format.rawValue)\""
    return start + " bytes=\"\(picture.byteCount)\" source=\"\(picture.source)\" said=\"\(picture.fetchedAt.rfc3339)\"/>"
  }

  private func parsed(_ entries: String, root: String = "<pictures schema=\"1\">") throws -> [PictureID: Picture] {
    try PictureIndex(parsing: Array("\(root)\(entries)</pictures>".utf8)).pictures
  }

  @Test("the index has the documented format, one line per picture")
  func golden() throws {
    let lines = [
      "  <picture id=\"\(Self.one.id)\" caption=\"&lt;&amp;&quot;'&gt; 😀 a  b\" format=\"jpeg\" bytes=\"4\" source=\"https://pictures.example.org/cat/1\" said=\"2026-03-01T08:30:00Z\" saved=\"2026-03-01T08:31:00Z\" starred=\"true\"/>",
      "  <picture id=\"\(Self.two.id)\" caption=\"Cat 2\" format=\"png\" bytes=\"9\" source=\"https://pictures.example.org/cat/2\" said=\"2026-03-01T08:32:00Z\" seen=\"true\"/>",
    ]
    let index = PictureIndex([Self.one.id: Self.one, Self.two.id: Self.two])
    let bytes = try index.bytes
    #expect(
      String(decoding: bytes, as: UTF8.self) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <pictures schema="1">
        \(lines.sorted().joined(separator: "\n"))
        </pictures>

        """)
    #expect(try PictureIndex(parsing: bytes) == index)
  }

  @Test(
    "a caption is read as it was written, whatever characters it has",
    arguments: [
      "", "\n", "\r\n\t", "\u{0}", "\u{1B}[31m\u{7F}\u{85}", "\u{FFFE}\u{FFFF}\u{FFFD}", #"\ud800"#, "&#xD800;", "&amp;&lt;", "]]>",
      "--> <!--", "\"quotes' and \\",
      "e\u{301}\u{301}", "\u{202E}\u{2028}\u{2029}", "😀👩‍👩‍👧", "  a  b  ",
    ])
  func kept(text: String) throws {
    let picture = PictureSample.picture(1, caption: text)
    #expect(try PictureIndex(parsing: PictureIndex([picture.id: picture]).bytes).pictures == [picture.id: picture])
  }

  @Test("attributes may come in any order and layout, and what a newer version adds is ignored")
  func tolerant() throws {
    let plain = PictureSample.picture(1)
    let line = Self.entry(plain).dropFirst("<picture ".count).dropLast(2)
    let attributes = line.replacing("\" ", with: "\"\n").split(separator: "\n").reversed()
    let layout =
      "\n<!-- mine --><view/>\n<picture new=\"1\" starred=\"false\" seen=\"false\"\n\t\(attributes.joined(separator: "\n"))></picture>"
    #expect(try parsed(layout, root: "<!DOCTYPE pictures><pictures new=\"1\" schema=\"1\">") == [plain.id: plain])
  }

  @Test("a declared entity and deep nesting are damage", arguments: ["&a;", "&b;"])
  func hostile(reference: String) {
    let entities = "<!DOCTYPE p [<!ENTITY a \"aaaaa\"><!ENTITY b SYSTEM \"file:///etc/passwd\">]>"
    let entry = Self.entry(PictureSample.picture(1, caption: reference))
    #expect(throws: PictureIndex.ReadError.self) { try parsed(entry, root: "\(entities)<pictures schema=\"1\">") }
    #expect(PictureIndex.salvaged(from: Array((entities + entry).utf8)) == nil)
    let nested = String(repeating: "<a>", count: 1_000) + String(repeating: "</a>", count: 1_000)
    #expect(throws: PictureIndex.ReadError.self) { try parsed(nested) }
  }

  @Test(
    "reading and salvaging take time in proportion to the size",
    arguments: ["<picture ", "<pictures ", "<picture>", "<", ">", entry(PictureSample.picture(1))])
  func linear(part: String) {
    let problem = CostGrowth.problem(upTo: 1 << 20) { size in
      Array("<pictures schema=\"1\">\(String(repeating: part, count: size / part.utf8.count))</pictures>".utf8)
    } work: { bytes in
      if (try? PictureIndex(parsing: bytes)) == nil { _ = PictureIndex.salvaged(from: bytes) }
    }
    #expect(problem == nil)
  }

  @Test("of a damaged index, every undamaged picture is read, and the others are counted")
  func salvage() throws {
    let (plain, other) = (PictureSample.picture(1), PictureSample.picture(2))
    let (whole, broken) = (Self.entry(plain), Self.entry(other).replacing("png", with: "svg"))
    for (text, lost) in [
      ("<pictures schema=\"1\">\(broken)\(whole)\(broken)</pictures>", 2), ("<pictures schema=\"1\">\n\(whole)\n\(whole.prefix(40))", 1),
      ("\(whole)\u{0}garbage", 1), ("<pictures>\(whole.dropLast(2))></picture><x></pictures>", 1),
    ] {
      let salvaged = try #require(PictureIndex.salvaged(from: Array(text.utf8)))
      #expect(salvaged.index.pictures == [plain.id: plain] && salvaged.lost == lost, "\(text)")
    }
    #expect(PictureIndex.salvaged(from: Array(broken.utf8)) == nil)
  }
}

/// What versions without stars wrote.
@Suite("The former index of pictures")
struct FormerPictureIndexTests {
  /// An index as it was written, with the ids of the sample pictures 1 and 2.
  private static let text = """
    {"schema":1,"pictures":{
    "d4cf5fbbc645b0c92096":{"caption":"Cat 1","format":"png","bytes":9,"source":"https://pictures.example.org/cat/1","said":"2026-03-01T08:30:00Z","saved":"2026-03-01T08:31:00Z"},
    "a4af95f963f8f5969e68":{"caption":"Cat 2","format":"png","bytes":9,"source":"https://pictures.example.org/cat/2","said":"2026-03-01T08:32:00Z"}
    }}

    """
  private static let one = PictureSample.picture(1, savedAfter: 1, isSeen: true)
  private static let two = PictureSample.picture(2, fetchedAfter: 2, isSeen: true)

  private func withFormerIndex(_ work: (TemporaryFolder, FolderPictureStore) async throws -> Void) async throws {
    try await TemporaryFolder.with { folder async throws in
      try folder.put(Self.text, "pictures/index.json")
      for number in 1...2 { try folder.put(PictureSample.bytes(number), "pictures/\(PictureSample.picture(number).id).png") }
      try await work(folder, PictureSample.store(folder.path))
    }
  }

  @Test("its pictures are kept, neither starred nor unseen, and reading writes no index")
  func read() async throws {
    try await withFormerIndex { folder, store in
      let before = try folder.names()
      #expect(try await store.all() == KeptPictures([Self.one.id: Self.one, Self.two.id: Self.two]))
      #expect(try folder.names() == before)
    }
  }

  @Test("the first change writes an index in XML, which counts from then on, and the former index stays as it is")
  func firstChange() async throws {
    try await withFormerIndex { folder, store in
      _ = try await store.change(Self.one.id, .star(at: StoreSample.moment))
      let kept = KeptPictures([Self.one.id: Self.one.applying(.star(at: StoreSample.moment)), Self.two.id: Self.two])
      #expect(try await store.all() == kept)
      #expect(try folder.text("pictures/index.json") == Self.text)
      #expect(try folder.names(in: "pictures").filter { !$0.hasSuffix(".png") } == ["index.json", "index.xml"])
      try folder.put("{", "pictures/index.json")
      #expect(try await store.all() == kept)
    }
  }

  @Test("an index in XML that cannot be written leaves the former one in use")
  func unwritable() async throws {
    try await withFormerIndex { folder, store in
      try folder.put("", "pictures/index.xml.new/in the way")
      await #expect(throws: DataStoreError.self) { try await store.change(Self.one.id, .star(at: StoreSample.moment)) }
      #expect(try await store.all().pictures[Self.one.id] == Self.one)
      #expect(try folder.text("pictures/index.json") == Self.text)
    }
  }

  @Test("a damaged index in XML of which nothing is readable does not bring the former one back")
  func damaged() async throws {
    try await withFormerIndex { folder, store in
      try folder.put("<pictures", "pictures/index.xml")
      await #expect(throws: DataStoreError.self) { try await store.all() }
      #expect(try await store.all() == KeptPictures())
    }
  }

  @Test("a damaged former index is set aside with its readable pictures, and no picture file is removed meanwhile")
  func damagedFormer() async throws {
    try await withFormerIndex { folder, store in
      try folder.put(Self.text.replacing("\"said\":\"2026-03-01T08:32:00Z\"", with: "x"), "pictures/index.json")
      await #expect(throws: DataStoreError.self) { try await store.all() }
      #expect(try await store.all() == KeptPictures([Self.one.id: Self.one]))
      _ = try await store.keep(PictureSample.picture(3), bytes: PictureSample.bytes(3))
      _ = try await store.keep(PictureSample.picture(4), bytes: PictureSample.bytes(4))
      #expect(try folder.bytes("pictures/\(PictureSample.picture(3).id).png") == PictureSample.bytes(3))
    }
  }

  @Test("a former index of a newer version is refused, and no index in XML is written")
  func newerVersion() async throws {
    try await withFormerIndex { folder, store in
      try folder.put("{\"schema\":2}", "pictures/index.json")
      await #expect(throws: DataStoreError.newerVersion(path: folder.path("pictures/index.json"), version: 2, newest: 1)) {
        try await store.change(nil, .see)
      }
      #expect(try !folder.names().contains("pictures/index.xml"))
    }
  }
}

@Suite("Damage and errors in the picture store")
struct PictureDamageTests {
  private let one = PictureSample.picture(1)
  private let two = PictureSample.picture(2)

  private static let entry = PictureIndexTests.entry(PictureSample.picture(3))
  private static func index(_ entry: String) -> String { "<pictures schema=\"1\">\n\(entry)\n</pictures>" }

  @Test(
    "a damaged index is set aside and reported once; picture files and other files stay",
    arguments: [
      "", "{", "<pictures/>", "<pictures schema=\"0\"/>", "<pictures schema=\"x\"/>", "<opml schema=\"1\"/>", "<pictures schema=\"1\">",
      index("<picture/>"), index(entry.replacing("id=", with: "other=")), index(entry.replacing(/id="[^"]*"/, with: "id=\"../../config\"")),
      index(entry.replacing(/id="[^"]*"/, with: "id=\"0123456789ABCDEF0123\"")), index(entry.replacing("png", with: "svg")),
      index(entry.replacing("https:", with: "file:")), index(entry.replacing("2026", with: "x")),
      index(entry.replacing("bytes=\"9\"", with: "bytes=\"1.5\"")), index(entry.replacing(/caption="[^"]*"/, with: "")),
      index(entry.replacing("/>", with: " starred=\"yes\"/>")), index(entry.replacing("/>", with: " caption=\"twice\"/>")),
      index(entry + "<picture id='&xxe;'/>"), index(entry.replacing("png", with: "svg") + "]]>"),
    ])
  func damagedIndex(_ text: String) async throws {
    try await TemporaryFolder.with { folder async throws in
      let store = PictureSample.store(folder.path)
      _ = try await store.keep(one, bytes: PictureSample.bytes(1))
      for name in ["quotes.json", "config.json"] { try folder.put("x", name) }
      try folder.put(text, "pictures/index.xml")
      let before = try folder.names()
      let error = await #expect(throws: DataStoreError.self) { try await store.keep(two, bytes: PictureSample.bytes(2)) }
      let aside = "pictures/index.xml.damaged-20260301T083000Z"
      guard case .damaged(folder.path("pictures/index.xml"), folder.path(aside), _, let recovered) = error else {
        Issue.record("\(String(describing: error))")
        return
      }
      #expect(try folder.text(aside) == text)
      #expect(try folder.names() == (before + [aside]).sorted())
      #expect(try await store.all().pictures.count == (recovered == .nothing ? 0 : 1))
      #expect(try await store.keep(two, bytes: PictureSample.bytes(2)) == two)
      #expect(try await store.bytes(at: store.path(of: one)) == PictureSample.bytes(1))
      #expect(try folder.text("quotes.json") + folder.text("config.json") == "xx")
    }
  }

  @Test(
    "an index of a newer version stays unchanged, even if its end is damaged, and no picture is written or removed",
    arguments: ["<pictures schema=\"2\"><view/></pictures>", "<?xml version=\"1.0\"?>\n<pictures schema=\"2\">\n<picture"])
  func newerVersion(newer: String) async throws {
    try await TemporaryFolder.with { folder async throws in
      let store = PictureSample.store(folder.path)
      _ = try await store.keep(one, bytes: PictureSample.bytes(1))
      try folder.put(newer, "pictures/index.xml")
      let before = try folder.names()
      let expected = DataStoreError.newerVersion(path: folder.path("pictures/index.xml"), version: 2, newest: 1)
      await #expect(throws: expected) { try await store.all() }
      await #expect(throws: expected) { try await store.keep(two, bytes: PictureSample.bytes(2)) }
      await #expect(throws: expected) { try await store.change(nil, .save(at: StoreSample.moment)) }
      await #expect(throws: expected) { try await store.remove(one.id) }
      #expect(try folder.names() == before)
      #expect(try folder.text("pictures/index.xml") == newer)
    }
  }

  @Test("a picture whose file cannot be written is not listed, and the previous picture stays")
  func unwritableFile() async throws {
    try await TemporaryFolder.with { folder async throws in
      let store = PictureSample.store(folder.path)
      _ = try await store.keep(one, bytes: PictureSample.bytes(1))
      try folder.put("", "pictures/\(two.id).png/in the way")
      await #expect(throws: DataStoreError.unwritable(path: store.path(of: two), reason: "Is a directory")) {
        try await store.keep(two, bytes: PictureSample.bytes(2))
      }
      #expect(try await store.all() == KeptPictures([one.id: one]))
      #expect(try await store.bytes(at: store.path(of: one)) == PictureSample.bytes(1))
    }
  }

  @Test("a full disk loses no picture and lists none without a file")
  func fullDisk() async throws {
    try await TemporaryFolder.with { folder async throws in
      _ = try await PictureSample.store(folder.path).keep(one, bytes: PictureSample.bytes(1))
      let path = folder.path
      await #expect(processExitsWith: .success) { [path = path as String] in
        Powerless.limitFiles(toBytes: 4096)
        let store = PictureSample.store(path)
        let large = PictureSample.bytes(2) + [UInt8](repeating: 0, count: 10_000)
        let error = await #expect(throws: DataStoreError.self) { _ = try await store.keep(PictureSample.picture(2), bytes: large) }
        guard case .unwritable = error else {
          Issue.record("\(String(describing: error))")
          return
        }
      }
      let store = PictureSample.store(folder.path)
      #expect(try await store.all() == KeptPictures([one.id: one]))
      #expect(try folder.names(in: "pictures") == ["\(one.id).png", "index.xml"].sorted())
    }
  }

  @Test("while a damaged index is set aside, no picture file that it may list as saved is removed")
  func filesOfDamagedIndex() async throws {
    try await TemporaryFolder.with { folder async throws in
      let store = PictureSample.store(folder.path)
      _ = try await store.keep(one, bytes: PictureSample.bytes(1))
      _ = try await store.change(nil, .save(at: StoreSample.moment))
      try folder.put("<", "pictures/index.xml")
      await #expect(throws: DataStoreError.self) { try await store.all() }
      _ = try await store.keep(one, bytes: PictureSample.bytes(1))
      _ = try await store.keep(two, bytes: PictureSample.bytes(2))
      #expect(try await store.bytes(at: store.path(of: one)) == PictureSample.bytes(1))
    }
  }
}
