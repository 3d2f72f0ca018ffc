@testable import CoreComposition
import CoreDomain
import CoreScenes
@testable import ReaderComposition
import ReaderDomain
import ReaderScenes

/// A request to the program. Together, the requests cover every path through the layers.
struct Asking: Sendable {
  let name: String
  let ask: @MainActor @Sendable (Application) async -> Void

  init(_ name: String, _ ask: @escaping @MainActor @Sendable (Application) async -> Void) {
    self.name = name
    self.ask = ask
  }

  /// Every scene, in an order in which each finds the results of the previous ones.
  /// - Parameters:
  ///   - web: the URL of the sample server.
  ///   - folder: a folder for files.
  ///   - article: the prefix of the id of a Harbour Notes article.
  ///   - episode: the prefix of the id of an article of the Night Ferry, which is followed.
  static func all(web: String, folder: String, article: String, episode: String) -> [Asking] {
    [
      Asking("add") { await $0.feedSubscription().perform(.add([SubscribeInput(url: "\(web)/feeds/harbour.rss")])) },
      Asking("add a program") {
        let source =
          "exec:shell echo '<rss><channel><title>Weather station</title><item><title>Rain</title><pubDate>Mon, 02 Jan 2006 15:04:05 GMT</pubDate></item></channel></rss>'"
        await $0.feedSubscription().perform(.add([SubscribeInput(url: source, runsPrograms: true)]))
      },
      Asking("add a page with a login") {
        let login = Login(name: "ann", password: "secret")
        await $0.feedSubscription().perform(.add([SubscribeInput(url: "\(web)/blog/", login: login)]))
      },
      Asking("export to a file") { await $0.importExport().perform(.export(.file("\(folder)/out.opml"))) },
      Asking("export --all") { await $0.importExport().perform(.exportEverything("\(folder)/\(UInt64.random(in: 0 ... .max))")) },
      Asking("export") { await $0.importExport().perform(.export(.text)) },
      Asking("export everything") { await $0.importExport().perform(.exportEverything("\(folder)/everything")) },
      Asking("import") { await $0.importExport().perform(.importOPML(.file("\(folder)/out.opml"))) },
      Asking("import from newsboat") {
        await $0.importExport().perform(.importNewsboat(NewsboatFiles(list: .file("\(folder)/urls"), articles: nil)))
      },
      Asking("import from newsboat --dry-run") {
        await $0.importExport(isDryRun: true).perform(.importNewsboat(NewsboatFiles(list: .file("\(folder)/urls"), articles: nil)))
      },
      Asking("import --dry-run") { await $0.importExport(isDryRun: true).perform(.importOPML(.file("\(folder)/out.opml"))) },
      Asking("refresh") { await $0.feedRefresh().perform(.refresh(RefreshInput(isForced: true))) },
      Asking("feeds") { await $0.feedList().perform(.show(FeedQuery())) },
      Asking("edition") { await $0.editionPaper().perform(.show(EditionQuery(), marksRead: true)) },
      Asking("undo the marks of the edition") { await $0.undo().perform(.undo(.last)) },
      Asking("edition as a file") {
        await $0.editionPaper().perform(
          .publish(
            EditionPaper.Publication(EditionQuery(), format: .html, file: EditionFile("\(folder)/e.html"), hasImages: true)))
      },
      Asking("list") { await $0.articleList().perform(.show(.all)) },
      Asking("mark") {
        await $0.articleList().perform(.change(StatusChange(.matching(ArticleQuery(lacking: [.read])), .set(.read, true))))
      },
      Asking("count") { await $0.articleCount().perform(.count(.all)) },
      Asking("read") { await $0.articleDetail().perform(.open(ArticleReference(article))) },
      // The page does not exist, so the feed's text is shown.
      Asking("read --full") {
        await $0.articleReading().perform(.read(ReadInput(.articles([ArticleReference(article)]), marksRead: false, text: .full)))
      },
      Asking("read on") { await $0.articleReading().perform(.read(ReadInput(.matching(ArticleQuery(window: ListWindow(size: 2)))))) },
      Asking("open") { await $0.articleBrowsing().perform(.open(ReadInput(.articles([ArticleReference(article)])))) },
      Asking("star") { await $0.articleList().perform(.change(StatusChange([ArticleReference(article)], .set(.starred, true)))) },
      Asking("sync") { await $0.deviceSync().perform(.sync(.show)) },
      Asking("undo") { await $0.undo().perform(.undo(.last)) },
      Asking("redo") { await $0.undo().perform(.undo(.lastUndone)) },
    ]
      + queriesAndRules(article: article)
      + files(web: web, folder: folder, episode: episode)
  }

  /// The scenes that need no list, and the end of the feed.
  private static func files(web: String, folder: String, episode: String) -> [Asking] {
    [
      Asking("add a podcast") { await $0.feedSubscription().perform(.add([SubscribeInput(url: "\(web)/feeds/night-ferry.rss")])) },
      Asking("config set download.folder") {
        await $0.settingList().perform(.change(SettingChange(name: "download.folder", value: "\(folder)/episodes")))
      },
      Asking("queue add") { await $0.episodeList().perform(.add([ArticleReference(episode)])) },
      Asking("queue list") { await $0.episodeList().perform(.show) },
      Asking("download --queue") { await $0.episodeDownloads().perform(.download(.queue)) },
      Asking("parse") { await $0.feedPreview().perform(.show([.file("\(folder)/feed.json")])) },
      Asking("parse and count") { await $0.feedPreview().perform(.count([.file("\(folder)/feed.json")])) },
      Asking("check") {
        await $0.feedCheck().perform(.check([.document(.file("\(folder)/feed.json")), .url("\(web)/feeds/harbour.rss")]))
      },
      Asking("config set") { await $0.settingList().perform(.change(SettingChange(name: "keep.days", value: "30"))) },
      Asking("config set --dry-run") { await $0.retentionCheck().perform(.preview(SettingChange(name: "keep.days", value: "1"))) },
      Asking("config show") { await $0.settingList().perform(.show) },
      Asking("store show") {
        await $0.storageMaintenance(of: [RefreshingFeature.self, UndoFeature.self, FeedServersFeature.self, SyncFeature.self]).perform(
          .show)
      },
      Asking("remove --dry-run") { await $0.feedSubscription(isDryRun: true).perform(.remove(FeedReference("Harbour Notes"))) },
      Asking("remove") { await $0.feedSubscription().perform(.remove(FeedReference("Harbour Notes"))) },
    ]
  }
}
