public import ArgumentParser
public import ReaderComposition

extension QuoteArchitecture: ExpressibleByArgument {}
