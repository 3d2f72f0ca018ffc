public import ArgumentParser
public import Composition

extension QuoteArchitecture: ExpressibleByArgument {}
