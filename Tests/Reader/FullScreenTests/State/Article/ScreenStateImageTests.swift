import CoreDomain
import CoreDoubles
import CoreScenes
import ReaderDoubles
@testable import CoreTerminal
import ReaderDomain
import ReaderScenes
import ScreenModel
import Testing

@testable import FullScreen

@Suite("The images of an article on the full screen")
struct ScreenStateImageTests {
  /// An open article with two images, which has not asked for any.
  private static func driver(
    columns: Int = 80, rows: Int = 24, images: ImageSupport = .supported(.kitty),
    _ answer: [UInt8]? = ImageFile.png(width: 400, height: 200), settings: ScreenSettings = ScreenSettings()
  ) throws -> ScreenDriver {
    var driver = ScreenDriver(columns: columns, rows: rows, images: images, settings: settings)
    driver.haveImages = true
    driver.imageAnswer = try answer.map { .shown(try #require(ImageFile($0))) }
    driver.press(.space, "w", "w")
    return driver
  }

  private static func fetched(_ driver: ScreenDriver) -> [WebURL] {
    driver.requests.flatMap { (request) -> [WebURL] in if case .images(.show(let urls, _, _)) = request { urls } else { [] } }
  }

  private static func line(_ text: String, _ driver: ScreenDriver) -> Int? { driver.screen.text.firstIndex { $0.contains(text) } }

  @Test("nothing is fetched before i; then each image stands below its text, in its proportions, and i hides it again")
  func toggles() throws {
    var driver = try Self.driver()
    #expect(Self.fetched(driver).isEmpty && driver.screen.images.placements.isEmpty)
    driver.press("i")
    #expect(Self.fetched(driver) == ScreenSample.images)
    #expect(driver.requests.contains(.images(.show(ScreenSample.images, feedHost: "feeds.example.org", onlyPNG: true))))
    let line = try #require(Self.line("[image: A kettle][2]", driver))
    let placement = try #require(driver.screen.images.placements[1])
    #expect(placement.row == line + 1 && placement.columns == 40 && placement.rows == 10 && placement.top == 0 && placement.height == 200)
    #expect(driver.screen.text[(line + 1)...(line + 10)].allSatisfy { $0.isEmpty })
    driver.press("i")
    #expect(driver.screen.images.placements.isEmpty && driver.screen.images.data.count == 1)
    driver.press("i")
    #expect(driver.screen.images.placements[1] == placement && Self.fetched(driver).count == 2 && driver.screen.images.sent == 1)
    driver.press("q")
    #expect(driver.screen.images.data.isEmpty && driver.screen.violations.isEmpty)
  }

  @Test("an image that is partly scrolled out shows the rest, and is sent only once")
  func scrolls() throws {
    var driver = try Self.driver()
    driver.press("i")
    let row = try #require(driver.screen.images.placements[1]?.row)
    for _ in 0..<(row + 2) { driver.press("j") }
    let part = try #require(driver.screen.images.placements[1])
    #expect(part.row == 1 && part.rows == 7 && part.top == 60 && part.height == 140)
    driver.press("j")
    #expect(driver.lastUpdate.utf8.count < 1500)
    for _ in 0..<7 { driver.press("j") }
    #expect(driver.screen.images.placements[1] == nil && driver.screen.images.data[1] != nil)
    driver.press("g")
    #expect(driver.screen.images.placements[1]?.rows == 10 && driver.screen.images.sent == 2)
  }

  @Test(
    "a large image is fitted to the width of the pane, and to two thirds of its height",
    arguments: [(9000, 100), (100, 9000), (4000, 4000)])
  func large(width: Int, height: Int) throws {
    var driver = try Self.driver(ImageFile.png(width: width, height: height))
    driver.press("i")
    driver.press(.pageDown)
    for placement in driver.screen.images.placements.values { #expect(placement.columns <= 80 && placement.rows <= 14) }
    #expect(!driver.screen.images.placements.isEmpty && driver.screen.violations.isEmpty)
  }

  @Test("the terminal's answer about its cells decides how many an image takes")
  func cells() throws {
    var (decoder, driver) = (KeyInputDecoder(), try Self.driver())
    driver.press("i")
    for event in decoder.events(adding: Array("\u{1B}[6;40;20t".utf8)) { driver.send(.input(event)) }
    #expect(driver.screen.images.placements[1]?.columns == 20 && driver.screen.images.placements[1]?.rows == 5)
    #expect(decoder.events(adding: Array("\u{1B}[6;0;20t\u{1B}[6;99999;20t\u{1B}[4;40;20t\u{1B}[6;40t".utf8)).isEmpty)
  }

  @Test("while images arrive above, the text that is read does not move")
  func arrival() throws {
    var driver = try Self.driver(rows: 16)
    driver.areAnswering = false
    driver.press("i", .pageDown, .pageDown)
    let text = driver.screen.text.dropFirst().prefix(4)
    #expect(driver.screen.text.allSatisfy { !$0.contains("A kettle") })
    let file = try #require(ImageFile(ImageFile.png(width: 400, height: 200)))
    driver.send(.image(.init(url: ScreenSample.images[0].link, state: .shown(file), outcome: .done)))
    #expect(driver.screen.text.dropFirst().prefix(4) == text)
  }

  @Test("an image that is missing has a sentence in its place, and i i tries again")
  func fails() throws {
    var driver = try Self.driver(nil)
    driver.imageAnswer = .failed("the server answered 404 (not found).")
    driver.press("i")
    #expect(Self.line("Image: the server answered 404 (not found).", driver) == Self.line("A kettle", driver).map { $0 + 1 })
    driver.press("i")
    #expect(Self.line("answered 404", driver) == nil)
    driver.press("i")
    #expect(Self.fetched(driver).count == 4)
  }

  @Test("kitty shows PNG only, so other images are to be converted; iTerm2 shows all formats")
  func formats() throws {
    func onlyPNG(_ driver: ScreenDriver) -> [Bool] {
      driver.requests.compactMap { if case .images(.show(_, _, let onlyPNG)) = $0 { onlyPNG } else { nil } }
    }
    var kitty = try Self.driver(nil)
    kitty.imageAnswer = .failed("this terminal does not show JPEG, and 'magick' could not convert it.")
    kitty.press("i")
    #expect(onlyPNG(kitty) == [true] && Self.line("Image: this terminal does not show JPEG", kitty) != nil)
    var iTerm = try Self.driver(images: .supported(.iTerm2), ImageFile.jpeg(width: 400, height: 200))
    iTerm.press("i")
    #expect(onlyPNG(iTerm) == [false] && iTerm.screen.text.contains { $0.contains("▒▒▒") } && iTerm.screen.violations.isEmpty)
  }

  @Test("a user who wants images gets those of each article that is shown, on a terminal that shows images")
  func atOnce() throws {
    var driver = try Self.driver(settings: ScreenSettings(showsImages: true))
    #expect(Self.fetched(driver) == ScreenSample.images && !driver.screen.images.placements.isEmpty)
    driver.press("i")
    #expect(driver.screen.images.placements.isEmpty && Self.fetched(driver).count == 2)
    driver.press("J")
    #expect(Self.fetched(driver).count == 4)
    for images in [ImageSupport.unknown, .multiplexer] {
      let driver = try Self.driver(images: images, settings: ScreenSettings(showsImages: true))
      #expect(Self.fetched(driver).isEmpty && driver.state.message == nil)
    }
  }

  @Test("iTerm2 shows an image only as a whole")
  func whole() throws {
    var driver = try Self.driver(images: .supported(.iTerm2))
    driver.press("i")
    let first = try #require(driver.screen.text.firstIndex { $0.contains("▒") })
    for _ in 0..<(first + 1) { driver.press("j") }
    #expect(driver.screen.cells[1].allSatisfy { $0.text != "▒" })
    driver.press("g")
    #expect(driver.screen.text.firstIndex { $0.contains("▒") } == first && driver.screen.cells == driver.redrawn.cells)
  }

  @Test(
    "a terminal that shows no images says why, and nothing is fetched",
    arguments: [
      (.multiplexer, "Inside tmux and screen, images cannot be shown; o opens the page."),
      (.unknown, "This terminal is not known to show images; o opens the page."),
    ] as [(ImageSupport, String)])
  func unsupported(support: ImageSupport, sentence: String) throws {
    var driver = try Self.driver(images: support)
    driver.press("i")
    #expect(driver.footer.hasPrefix(sentence) && driver.state.message?.hint?.text.contains("images.viewer") == true)
    #expect(Self.fetched(driver).isEmpty && Self.line("[image: A kettle]", driver) != nil)
  }

  private static func viewed(_ driver: ScreenDriver) -> [[Int]] {
    driver.requests.compactMap { if case .view(let images, with: "feh") = $0 { images.map(\.width) } else { nil } }
  }

  @Test(
    "a program of the user gets all images at once when the last has arrived, on any terminal, and again without another request",
    arguments: [.unknown, .multiplexer, .supported(.kitty)] as [ImageSupport])
  func viewer(support: ImageSupport) throws {
    var driver = try Self.driver(images: support, nil, settings: ScreenSettings(showsImages: true, viewer: "feh"))
    #expect(Self.fetched(driver).isEmpty, "Nothing is fetched before i.")
    driver.press("i")
    #expect(driver.requests.contains(.images(.show(ScreenSample.images, feedHost: "feeds.example.org", onlyPNG: false))))
    for (url, width) in zip(ScreenSample.images, [400, 300]) {
      #expect(Self.viewed(driver).isEmpty && driver.state.article?.images.areWaiting == true)
      let file = try #require(ImageFile(ImageFile.jpeg(width: width, height: 20)))
      driver.send(.image(.init(url: url.link, state: .shown(file), outcome: .done)))
    }
    #expect(Self.viewed(driver) == [[400, 300]] && driver.state.article?.images.areWaiting == false)
    driver.press("i")
    #expect(Self.viewed(driver) == [[400, 300], [400, 300]] && Self.fetched(driver).count == 2)
    #expect(driver.screen.images.placements.isEmpty && driver.screen.violations.isEmpty)
  }

  @Test("a program of the user gets the images that have arrived; what is missing has its sentence, and without any image none is started")
  func viewerMisses() throws {
    var driver = try Self.driver(nil, settings: ScreenSettings(viewer: "feh"))
    driver.press("i")
    let missing = ArticleImages.State.failed("the server answered 404 (not found).")
    driver.send(.image(.init(url: ScreenSample.images[0].link, state: missing, outcome: .failed)))
    let file = try #require(ImageFile(ImageFile.png(width: 300, height: 200)))
    driver.send(.image(.init(url: ScreenSample.images[1].link, state: .shown(file), outcome: .done)))
    #expect(Self.viewed(driver) == [[300]] && Self.line("Image: the server answered 404 (not found).", driver) != nil)
    var other = try Self.driver(nil, settings: ScreenSettings(viewer: "feh"))
    other.imageAnswer = missing
    other.press("i")
    #expect(Self.viewed(other).isEmpty && other.footer == "No image has arrived; the article says why.")
  }

  @Test("before all images have arrived, i or another article gives them up, and no program is started")
  func viewerLeaves() throws {
    for key in [Key.escape, "J", "i"] {
      var driver = try Self.driver(nil, settings: ScreenSettings(viewer: "feh"))
      driver.press("i")
      driver.press(key)
      #expect(driver.requests.contains(.stopImages), "\(key)")
      let file = try #require(ImageFile(ImageFile.png(width: 300, height: 200)))
      for url in ScreenSample.images { driver.send(.image(.init(url: url.link, state: .shown(file), outcome: .done))) }
      #expect(Self.viewed(driver).isEmpty, "\(key)")
    }
  }

  @Test("i on a selected link shows this image alone")
  func hint() throws {
    var driver = try Self.driver()
    driver.press("f")
    driver.type(LinkHints(["", "", ""]).label(at: 2))
    driver.press("i")
    #expect(Self.fetched(driver) == [ScreenSample.images[1]] && driver.state.article?.hints == nil)
    #expect(driver.state.article?.images.states.keys.sorted() == [3])
  }

  @Test("images of an article that was left are not fetched further, and change nothing")
  func leaves() throws {
    for key in [Key.escape, "J", "n", "i"] {
      var driver = try Self.driver(nil)
      driver.press("i")
      #expect(driver.state.article?.images.areWaiting == true)
      driver.press(key)
      #expect(driver.requests.contains(.stopImages), "\(key)")
      let text = driver.screen.text
      driver.send(.image(.init(url: ScreenSample.images[0].link, state: .failed("too late."), outcome: .failed)))
      #expect(driver.screen.text == text)
    }
  }

  @Test("a menu hides images, and they come back without being sent again")
  func menu() throws {
    var driver = try Self.driver()
    driver.press("i")
    let placements = driver.screen.images.placements
    driver.press("?")
    #expect(driver.screen.images.placements.isEmpty)
    driver.press(.escape)
    #expect(driver.screen.images.placements == placements && placements.count == 1 && driver.screen.images.sent == 1)
  }

  @Test("windows of any size survive images", arguments: [(0, 0), (1, 1), (2, 3), (20, 5), (7, 40)])
  func smallWindows(columns: Int, rows: Int) throws {
    for support in [ImageProtocol.kitty, .iTerm2] {
      var driver = try Self.driver(columns: columns, rows: rows, images: .supported(support))
      driver.press("i", "j", "j", .pageDown, .pageUp, "G")
      #expect(driver.screen.violations.isEmpty && driver.screen.cells == driver.redrawn.cells)
    }
  }
}
