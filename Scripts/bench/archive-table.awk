# Makes the table of what was measured. Each line of the input: what, archive, value; many of the same are rounds.
{ values[$1, $2, ++count_of[$1, $2]] = $3 + 0 }

# The value that stands in the middle.
function median(what, set,   list, count, i, j, held) {
  count = count_of[what, set]
  for (i = 1; i <= count; i++) {
    held = values[what, set, i]
    for (j = i - 1; j > 0 && list[j] > held; j--) list[j + 1] = list[j]
    list[j + 1] = held
  }
  return count % 2 ? list[(count + 1) / 2] : (list[count / 2] + list[count / 2 + 1]) / 2
}

function shown(what, set, factor,   value) {
  if (!((what, set) in count_of)) return "–"
  value = median(what, set) * factor
  return sprintf(value < 10 ? "%.1f" : "%.0f", value)
}

function row(title, what, factor,   i, line) {
  line = "| " title " |"
  for (i = 1; i <= number; i++) line = line " " shown(what, set[i], factor) " |"
  print line
}

function name(set,   parts) {
  split(set, parts, "-")
  sub(/000$/, ",000", parts[1])
  sub(/000,000$/, ",000,000", parts[1])
  return parts[1] " articles, " (parts[2] == "json" ? "files" : "database")
}

END {
  number = split(sets, set, " ")
  head = "| milliseconds |"
  rule = "|---|"
  for (i = 1; i <= number; i++) {
    head = head " " name(set[i]) " |"
    rule = rule "--:|"
  }
  print head
  print rule
  row("`strata --version`: the start alone", "start", 1000)
  row("`strata list --limit 50`", "list", 1000)
  row("the same rows by the `sqlite3` shell", "shell", 1000)
  row("`strata count --unread`", "count", 1000)
  row("`strata search` for a rare word", "search", 1000)
  row("`cat` and `grep -c` for it", "grep", 1000)
  row("memory of the list, MB", "list-memory", 1 / 1000000)
  row("on the disk, MB", "bytes", 1 / 1000000)
  row("`strata store migrate sqlite`, seconds", "migrate", 1)
}
