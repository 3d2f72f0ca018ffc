import Domain

struct Application {
  let quote: Quote
  let article: Article
}
