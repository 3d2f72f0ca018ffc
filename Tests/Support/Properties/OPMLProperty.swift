internal import CoreDomain
internal import ReaderDomain
@testable internal import Subscriptions

/// The property of subscription lists.
enum OPMLProperty {
  static func failure(for input: [UInt8]) -> String? {
    do throws(OPMLError) {
      let document = try OPMLDocument(repairing: input)
      let (written, again): ([UInt8], OPMLDocument)
      do throws(OPMLError) { written = try document.bytes } catch { return "it cannot be written: \(error)" }
      do throws(OPMLError) { again = try OPMLDocument(parsing: written) } catch { return "what is written cannot be read: \(error)" }
      guard again.outline == document.outline else { return "what is written says something else" }
      guard try again.bytes == written else { return "written again it is another text" }
      return changes(of: document)
    } catch {
      return nil
    }
  }

  /// Adding and removing a feed does not change the others.
  private static func changes(of document: OPMLDocument) -> String? {
    guard let url = try? WebURL("https://example.org/added.xml") else { return "no address" }
    var changed = document
    let added = changed.add([Subscription(url: url, title: "Added", folder: FolderPath(names: ["One", "Two"]))])
    guard let subscription = added.first else { return nil }
    guard changed.outline.subscriptions.contains(subscription) else { return "what was added is not listed" }
    guard changed.remove([subscription.id]) else { return "what was added cannot be removed" }
    return changed.outline == document.outline ? nil : "adding and removing a feed changes others"
  }
}
