# Makes the tables of all that was measured. Each line of the input: what, architecture, value.
{ key = $1 SUBSEP $2; values[key, ++count_of[key]] = $3 + 0 }

# The value that stands in the middle when they are sorted.
function middle(what, name,   key, n, i, j, sorted) {
  key = what SUBSEP name
  n = count_of[key]
  for (i = 1; i <= n; i++) {
    for (j = i; j > 1 && sorted[j - 1] > values[key, i]; j--) sorted[j] = sorted[j - 1]
    sorted[j] = values[key, i]
  }
  return sorted[int((n + 1) / 2)]
}

function least(what, name,   key, i, found) {
  key = what SUBSEP name
  found = values[key, 1]
  for (i = 2; i <= count_of[key]; i++) if (values[key, i] < found) found = values[key, i]
  return found
}

function microseconds(what, name) { return sprintf("%.1f", middle(what, name) / 1000) }

# What an action costs beyond the measuring, in units of so many.
function counted(what, name, unit, form) {
  if (!((what SUBSEP name) in count_of)) return "–"
  return sprintf(form, (values[what, name, 1] - values[what, "none", 1]) / unit)
}

function calls(action, name) {
  return " | " counted(action "-instructions", name, 1000, "%.1f") " | " counted(action "-allocations", name, 1, "%d") \
    " | " counted(action "-hops", name, 1, "%d") " | " counted(action "-drawn", name, 1, "%d")
}

END {
  architectures = split(names, name, " ")
  split(titles, title, ",")
  print "| timed | `show`, µs | `change`, µs | `show` of 20, µs | compiling, CPU s | its tests, s |"
  print "| --- | --: | --: | --: | --: | --: |"
  for (i = 1; i <= architectures; i++) {
    printf "| %s | %s | %s | %s | ", title[i], microseconds("show-0", name[i]), microseconds("change-0", name[i]), microseconds("show-20", name[i])
    printf "%.2f | %.3f |\n", least("compile", name[i]), least("test", name[i])
  }
  print ""
  print "| counted | `show`: 1000 instructions | allocations | hops | drawn | `change`: 1000 instructions | allocations | hops | drawn |"
  print "| --- | --: | --: | --: | --: | --: | --: | --: | --: |"
  for (i = 1; i <= architectures; i++) print "| " title[i] calls("show", name[i]) calls("change", name[i]) " |"
}
