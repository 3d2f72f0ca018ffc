public import ArgumentParser
public import ComparisonComposition

extension Architecture: ExpressibleByArgument {}
