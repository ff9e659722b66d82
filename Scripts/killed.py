# killed: what looking for planted faults came to, in tables and in sentences.

import math
import statistics

HUNTED = ["fault", "what is planted", "looked for in", "known by", "random", "guided",
          "all traces", "size", "minima", "runs to shrink", "ms alone", "proven"]
TESTED = ["fault", "what is planted", "where", "looked for by", "caught by"]
# What is wanted of the medians: milliseconds to find, runs to shrink, milliseconds to shrink.
MOST_TO_FIND, MOST_RUNS, MOST_TO_SHRINK = 10_000, 300, 50


def known(fault):
    """What a row says of a fault before anything is looked for."""
    number = str(fault.number)
    if fault.strategy == "subject":
        return [number, fault.title, looked_for(fault)]
    return [number, fault.title, fault.place, looked_for(fault)]


def looked_for(fault):
    """Where a fault is looked for, in words."""
    words = fault.fields[fault.strategy]
    if fault.strategy == "subject" and "with" in fault.fields:
        return f"{words} with {fault.fields['with']}"
    return f"the records of {words}" if fault.strategy == "seeds" else words


def tables(faults, results):
    """The table of what is hunted for, and that of the rest; lines of fields, the headings first."""
    hunted, tested = [HUNTED], [TESTED]
    for fault, result in zip(faults, results):
        if fault.strategy == "subject":
            hunted.append(known(fault) + [result["by"]] + figures(result))
        else:
            tested.append(known(fault) + [result["by"]])
    return [table for table in (hunted, tested) if len(table) > 1]


def figures(result):
    """What hunting for a fault came to, a field a heading."""
    fields = [effort(result.get(name)) for name in ("random", "guided", "exhaustive")]
    if "traces" not in result:
        return fields + ["-"] * 5
    least = result.get("exhaustive", {}).get("least")
    isLeast = least is None or least == result["size"]
    return fields + [
        str(result["size"]) + ("" if isLeast else f" (least {least})"), str(result["minima"]),
        str(result["executions"]), milliseconds(result["alone"]) if "alone" in result else "-",
        proven(result["proven"])]


def effort(found):
    """What one strategy took to find a fault: cases or traces, and milliseconds."""
    if not found:
        return "-"
    if found["shown"] == 0:
        return "never"
    words = f"{found['first']} in {milliseconds(found['microseconds'])} ms"
    if found["shown"] < found["seeds"]:
        words += f" ({found['shown']} of {found['seeds']} seeds)"
    return words


def proven(counts):
    """In how many seeds the minimum is proven, and over which alphabet."""
    if counts["none"]:
        return f"{counts['whole'] + counts['part']} of {sum(counts.values())}"
    extents = [word for word, extent in (("whole", "whole"), ("usual", "part")) if counts[extent]]
    return ", ".join(extents)


def milliseconds(microseconds):
    """Milliseconds with as many digits as say something."""
    value = microseconds / 1000
    return f"{value:.1f}" if value < 9.95 else f"{value:.0f}"


# MARK: - Sentences


def sentences(faults, results, options):
    """What all of it comes to."""
    pairs = list(zip(faults, results))
    hunted = [(fault, result) for fault, result in pairs if fault.strategy == "subject"]
    caught = sum(result["caught"] for result in results)
    said = [f"{caught} of {len(faults)} faults are caught: "
            + ", ".join(f"{len(group)} {words}" for words, group in (
                ("in a subject", hunted),
                ("by records", [fault for fault in faults if fault.strategy == "seeds"]),
                ("by tests", [fault for fault in faults if fault.strategy == "test"])) if group)
            + "."]
    said += [f"Not caught: {fault.number}, {fault.title}." for fault, result in pairs
             if not result["caught"]]
    for name in ("random", "guided"):
        said += finding(name, [(fault, result[name]) for fault, result in hunted if name in result])
    said += compared([result for _, result in hunted if {"random", "guided"} <= set(result)])
    said += shrinking([(fault, result) for fault, result in hunted if "traces" in result])
    return said + quick([(fault, result["quick"]) for fault, result in hunted if "quick" in result],
                        options)


def finding(name, pairs):
    """How soon drawn cases find the faults."""
    if not pairs:
        return []
    missed = [f"{fault.number} ({found['seeds'] - found['shown']})" for fault, found in pairs
              if found["shown"] < found["seeds"]]
    slowest, found = max(pairs, key=lambda pair: pair[1]["microseconds"])
    words = "Random" if name == "random" else "Guided"
    return [
        f"{words} cases show {len(pairs) - len(missed)} of {len(pairs)} from every seed"
        + (f"; seeds that show nothing: {', '.join(missed)}" if missed else "")
        + f". The slowest is {slowest.number}, after {milliseconds(found['microseconds'])} ms"
        + f" (wanted: at most {MOST_TO_FIND})."]


def compared(results):
    """How many cases guided runs need beside random ones."""
    if not results:
        return []
    firsts = [(result["random"]["first"], result["guided"]["first"]) for result in results]
    fewer = sum(guided < random for random, guided in firsts)
    more = sum(guided > random for random, guided in firsts)
    means = [math.exp(statistics.mean(math.log(first[place]) for first in firsts))
             for place in (0, 1)]
    sums = [sum(first[place] for first in firsts) for place in (0, 1)]
    return [f"Guided cases need fewer than random ones for {fewer} faults, as many for "
            f"{len(firsts) - fewer - more}, more for {more}; in the geometric mean {means[1]:.2f} "
            f"beside {means[0]:.2f}, in all {sums[1]} beside {sums[0]}."]


def shrinking(pairs):
    """What shrinking costs and comes to."""
    if not pairs:
        return []
    runs = statistics.median(result["executions"] for _, result in pairs)
    several = [str(fault.number) for fault, result in pairs if result["minima"] > 1]
    longer = [str(fault.number) for fault, result in pairs
              if result.get("exhaustive", {}).get("least", result["size"]) < result["size"]]
    open_ = [str(fault.number) for fault, result in pairs if result["proven"]["none"]]
    said = [f"Shrinking takes a median of {runs:.0f} runs over the faults (wanted: at most "
            f"{MOST_RUNS})."]
    times = [(result["alone"], fault.number) for fault, result in pairs if "alone" in result]
    if times:
        median = statistics.median(time for time, _ in times)
        slowest = max(times)
        said.append(
            f"With the proof, where nothing was explored before, it takes {milliseconds(median)} ms "
            f"(wanted: at most {MOST_TO_SHRINK}); the slowest is {slowest[1]} with "
            f"{milliseconds(slowest[0])} ms.")
    said.append(count(pairs, several, "end in one minimum"))
    said.append(count(pairs, open_, "are proven minimal from every seed"))
    return said + ([f"Smaller ones are known for {', '.join(longer)}."] if longer else [])


def count(pairs, others, words):
    """How many faults are as they should be, and which are not."""
    return (f"{len(pairs) - len(others)} of {len(pairs)} {words}"
            + (f"; not {', '.join(others)}." if others else "."))


def quick(pairs, options):
    """What very many seeds of what is found soon come to."""
    if not pairs:
        return []
    several = [f"{fault.number} ({found['minima']})" for fault, found in pairs
               if found["minima"] > 1]
    missed = [f"{fault.number} ({found['missed']})" for fault, found in pairs if found["missed"]]
    return [f"From {options.quick_seeds} seeds, {len(pairs) - len(several)} of the {len(pairs)} "
            "faults that are found in under 50 ms end in one minimum"
            + (f"; in more: {', '.join(several)}" if several else "")
            + (f"; seeds that show nothing: {', '.join(missed)}" if missed else "") + "."]
