public import ArgumentParser
public import ComparisonComposition

extension QuoteArchitecture: ExpressibleByArgument {}
