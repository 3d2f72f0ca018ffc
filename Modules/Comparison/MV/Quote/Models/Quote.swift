import SampleDomain

/// The model: pure data without state and rules. Domain's summary is such a model.
typealias Quote = QuoteSummary
