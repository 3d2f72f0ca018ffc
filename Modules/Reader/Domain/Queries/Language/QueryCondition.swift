/// A condition on an article.
public indirect enum QueryCondition: Hashable, Sendable {
  /// At least two conditions, all of which must hold.
  case and([QueryCondition])
  /// At least two conditions, one of which must hold.
  case or([QueryCondition])
  case not(QueryCondition)
  /// The title or an author's name contains the value.
  case word(QueryValue)
  /// The field contains one of the values; with `isWhole`, it equals one of them.
  case text(QueryTextField, isWhole: Bool, [QueryValue])
  /// One of the states applies.
  case state([QueryState])
  /// The article has one of the parts.
  case part([QueryPart])
  case moment(QueryMomentField, QueryTest<QueryMoment>)
  case number(QueryNumberField, QueryTest<Int>)
  case flag(QueryFlagField, Bool)
  /// The playing time of the article's longest enclosure. An enclosure whose time the publisher does not state has none.
  case length(QueryTest<QueryLength>)
  /// `@name`: the articles of a saved view, which has this query.
  case view(ViewName, Query)
}
