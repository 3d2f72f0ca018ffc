import SampleDomain

/// The model: pure data, which has no state and no rule. Domain's summary is that already.
typealias Quote = QuoteSummary
