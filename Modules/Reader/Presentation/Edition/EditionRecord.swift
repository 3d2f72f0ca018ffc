import CoreDomain
import CoreScenes
import ReaderDomain

/// Editions for `--json` and `--plain`.
enum EditionRecord {
  /// The layout of an edition.
  static func record(of edition: Edition) -> ExportedRecord {
    ExportedRecord([
      .init("date", .text(day(edition.date.day))), .init("made", .moment(edition.date.moment)),
      .init("articles", .number(edition.stories.count)), .init("feeds", .number(edition.feedCount)),
      .init("minutes", .number(edition.minutes)), .init("omitted", .number(edition.omitted)),
      .init("lead", edition.lead.map { .record(story($0)) } ?? .null),
      .init(
        "sections",
        .list(
          edition.sections.map { section in
            .record(
              ExportedRecord([
                .init("title", .text(EditionWords.title(of: section, among: edition))),
                .init("folder", .text(section.folder.joined(separator: "/"))),
                .init("articles", .list(section.stories.map { .record(story($0)) })),
              ]))
          })),
      // Programs may read these two keys.
      .init("quote", .null), .init("picture", .null),
    ])
  }

  /// The stories of an edition, each with the title of its section.
  static func rows(of edition: Edition) -> [ExportedRecord] {
    let sections = edition.sections.flatMap { section in
      section.stories.map { row($0, EditionWords.title(of: section, among: edition)) }
    }
    return (edition.lead.map { [row($0, "")] } ?? []) + sections
  }

  /// A document that was written.
  static func record(of published: PublishedEdition, _ marking: Result<EditionMarking, EditionError>?) -> ExportedRecord {
    let marked: ExportedValue =
      switch marking {
      case .success(let done): .number(done.marked)
      case .failure, nil: .null
      }
    return ExportedRecord([
      .init("file", .text(orNull: published.file)), .init("format", .text(published.format.rawValue)),
      .init("bytes", .number(published.byteCount)), .init("articles", .number(published.edition.stories.count)),
      .init("omitted", .number(published.edition.omitted)), .init("images", .number(published.images)),
      .init("missing_images", .number(published.missingImages)), .init("marked_read", marked),
    ])
  }

  private static func row(_ story: EditionStory, _ section: String) -> ExportedRecord {
    let article = story.article
    return ExportedRecord([
      .init("id", .text(article.id)), .init("section", .text(section)), .init("role", .text(story.role.name)),
      .init("title", .text(article.title)), .init("feed_title", .text(article.feedTitle)), .init("words", .number(article.body.words)),
    ])
  }

  private static func story(_ story: EditionStory) -> ExportedRecord {
    let article = story.article
    return ExportedRecord([
      .init("id", .text(article.id)), .init("role", .text(story.role.name)), .init("title", .text(article.title)),
      .init("url", .text(orNull: article.url?.link)), .init("feed", .text(article.feed)), .init("feed_title", .text(article.feedTitle)),
      .init("authors", .texts(article.authors)), .init("published", .moment(article.published)),
      .init("language", .text(orNull: article.language?.tag)), .init("words", .number(article.body.words)),
      .init("minutes", .number(story.minutes)), .init("also_in", .texts(article.twins.map(\.feedTitle))),
      .init("also_as", .texts(article.twins.map(\.id))),
      .init(
        "lead_reason",
        story.leadReason.map {
          .record(ExportedRecord([.init("words", .number($0.words)), .init("articles_of_feed", .number($0.articlesOfFeed))]))
        } ?? .null),
    ])
  }

  private static func day(_ day: CalendarDate) -> String {
    String(Timestamp(seconds: Int64(day.daysSince1970) * 86_400).rfc3339.prefix("2026-03-01".count))
  }
}
