import CoreScenes
@testable import ReaderComposition
import ReaderDomain
import ReaderScenes

extension Asking {
  /// The scenes of saved views, tags and rules.
  /// - Parameter article: the prefix of the id of an article.
  static func queriesAndRules(article: String) -> [Asking] {
    [
      Asking("view save") { await $0.viewList().perform(.save(SaveViewInput(name: "tea", query: "title:tea"))) },
      Asking("view list") { await $0.viewList().perform(.show) },
      Asking("view remove --dry-run") { await $0.viewList(isDryRun: true).perform(.remove("tea")) },
      Asking("tag add") {
        guard let tea = try? TagName("tea") else { return }
        await $0.articleList().perform(.change(StatusChange([ArticleReference(article)], .set(.tag(tea), true))))
      },
      Asking("tag list") { await $0.tagList().perform(.show) },
      Asking("rules add") { await $0.ruleList().perform(.add("when is:read => keep")) },
      Asking("rules list --dry-run") { await $0.ruleList(isDryRun: true).perform(.list) },
      Asking("rules apply") { await $0.ruleList().perform(.apply(ApplyRulesInput())) },
    ]
  }
}
