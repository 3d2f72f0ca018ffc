import CoreDomain

struct Application {
  let quote: Quote
  let article: Article
}
