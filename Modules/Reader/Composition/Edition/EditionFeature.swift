public import CoreComposition
import CoreDomain
import ReaderData
import ReaderDomain

/// The use cases of the edition, with their dependencies.
public struct EditionFeature: Feature {
  let composeEdition: any UseCase<EditionQuery, Edition, EditionError>
  let publishEdition: any UseCase<PublishEditionInput, PublishedEdition, EditionError>
  let markEditionRead: any UseCase<Edition, EditionMarking, EditionError>

  /// - Parameters:
  ///   - platform: where the program runs.
  ///   - articles: supplies the articles.
  ///   - configuration: the user's settings.
  ///   - date: the day of the edition.
  init(
    on platform: Platform, articles: any EditionArticleRepository, configuration: any ConfigurationRepository,
    date: @escaping @Sendable () -> EditionDate
  ) {
    let tracing = platform.tracing
    let articles = tracing.traced(articles, by: Traced.init)
    let images: any EditionImageRepository = tracing.traced(WebEditionImageRepository(client: platform.web), by: Traced.init)
    let publisher: any EditionPublisher = tracing.traced(
      FileEditionPublisher(directory: platform.directory, executor: platform.files), by: Traced.init)
    composeEdition = tracing.traced(ComposeEdition(articles: articles, date: date))
    publishEdition = tracing.traced(
      PublishEdition(
        compose: composeEdition, images: images, publisher: publisher, configuration: configuration))
    markEditionRead = tracing.traced(MarkEditionRead(articles: articles))
  }
}
