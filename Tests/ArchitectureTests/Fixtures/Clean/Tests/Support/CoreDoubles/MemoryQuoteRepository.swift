import CoreDomain

struct MemoryQuoteRepository {}
