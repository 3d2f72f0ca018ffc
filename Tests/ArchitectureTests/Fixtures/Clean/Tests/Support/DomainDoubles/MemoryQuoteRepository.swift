import Domain

struct MemoryQuoteRepository {}
