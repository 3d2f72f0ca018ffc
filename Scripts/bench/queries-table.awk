# Makes the table of what each query cost. The first input has the number of matches of each kind, the second one the queries. The figures of
# each run are in files of `folder`: processor time, memory and elapsed time.
FNR == NR { matches[$1] = $2; next }

FNR == 1 {
  start = least("start", 3)
  start_processor = least("start", 1)
  print "| kind | query | found | files: list | files: count | database: list | database: count |"
  print "|:--|:--|--:|--:|--:|--:|--:|"
}

{
  query = length($2) > 60 ? substr($2, 1, 40) "…" : $2
  print "| " $1 " | `" query "` | " ($1 in matches ? matches[$1] : "–") " | " cost("json-list") " | " cost("json-count") " | " cost("sqlite-list") \
    " | " cost("sqlite-count") " |"
}

# The least figure of all rounds; -1 without rounds.
function least(name, column,   file, line, value, parts) {
  file = folder "/figures-" name
  value = -1
  while ((getline line <file) > 0) {
    split(line, parts, " ")
    if (value < 0 || parts[column] + 0 < value) value = parts[column] + 0
  }
  close(file)
  return value
}

function cost(name,   elapsed, processor) {
  elapsed = least(FNR "-" name, 3)
  if (elapsed < 0) return "–"
  processor = least(FNR "-" name, 1)
  return sprintf("%.0f (%.0f)", (elapsed - start) * 1000, (processor - start_processor) * 1000)
}
