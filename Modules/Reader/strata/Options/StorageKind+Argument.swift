public import ArgumentParser
public import ReaderDomain

extension StorageKind: ExpressibleByArgument {}
