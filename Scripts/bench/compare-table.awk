# Makes the table of Scripts/bench/compare. Lines of the input, with tabs between: job, side (old, new), measure, run, value. `jobs` names the rows in their
# order. A line "job, -, sentence" stands for a row without figures. Prints what became slower below the table.
BEGIN { FS = "\t" }
$2 == "-" { said[$1] = $3; next }
{ values[$1, $2, $3, $4] = $5; if ($4 > runs[$1, $3]) runs[$1, $3] = $4 }

# The ratios of the runs in pairs, sorted, into `ratio`; returns how many there are.
function ratios(job, measure,   run, count, i, held) {
  for (run = 1; run <= runs[job, measure]; run++) {
    if (!((job, "old", measure, run) in values) || !((job, "new", measure, run) in values) || values[job, "old", measure, run] == 0) continue
    held = values[job, "new", measure, run] / values[job, "old", measure, run]
    for (i = count++; i > 0 && ratio[i] > held; i--) ratio[i + 1] = ratio[i]
    ratio[i + 1] = held
  }
  return count
}

# The value below which a part of the sorted ratios is, between two of them in proportion.
function quantile(part, count,   place) {
  place = 1 + part * (count - 1)
  return ratio[int(place)] + (place - int(place)) * (ratio[int(place) + (place > int(place))] - ratio[int(place)])
}

function cell(job, measure,   count, median, low, high) {
  count = ratios(job, measure)
  if (!count) return "–"
  median = quantile(0.5, count)
  low = quantile(count < 4 ? 0 : 0.25, count)
  high = quantile(count < 4 ? 1 : 0.75, count)
  if (count > 1 && median - 1 > high - low && median >= 1.01) dearer[job] = dearer[job] (dearer[job] ? ", " : "") measure sprintf(" %.2f", median)
  return count == 1 ? sprintf("%.2f", median) : sprintf("%.2f (%.2f–%.2f)", median, low, high)
}

function size(measure) { return values["binary", "new", measure, 1] / values["binary", "old", measure, 1] }

END {
  print "| job | instructions | CPU | memory | syscalls |"
  print "|:--|--:|--:|--:|--:|"
  count = split(jobs, job, " ")
  for (row = 1; row <= count; row++) {
    if (job[row] in said) print "| " job[row] " | " said[job[row]] " | | | |"
    else {
      print "| " job[row] " | " cell(job[row], "instructions") " | " cell(job[row], "CPU") " | " cell(job[row], "memory") " | " \
        cell(job[row], "syscalls") " |"
    }
  }
  print ""
  printf "size of the program: %.2f, stripped: %.2f\n", size("size"), size("stripped")
  for (row = 1; row <= count; row++) if (job[row] in dearer) list = list "\n- " job[row] ": " dearer[job[row]]
  print "slower:" (list ? list : " nothing")
}
