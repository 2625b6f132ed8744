import type { AnyActivity, Slot, Tallies } from './activity.ts';
import type { RoundReport } from './round-report.ts';
import type { Entry } from './feed.ts';
import type { ReportLine } from './report-line.ts';

/** A line that a screen may see; without its count where it may not see that. */
export interface ScreenLine extends Pick<ReportLine, 'text' | 'sign' | 'mark' | 'told'> {
  readonly count: number | null;
  /** Whether it was there to choose from; else people wrote it. */
  readonly isOption: boolean;
}

/** A round that is on show, in words, as far as a screen may see it now. */
export interface ScreenRound extends Pick<
  RoundReport,
  'slot' | 'round' | 'multiple' | 'text' | 'unmarked' | 'lists'
> {
  /** How many have answered; null where a screen is not told. */
  readonly answered: number | null;
  /** Whether a screen sees how often each line was answered. */
  readonly counted: boolean;
  /** Whether lines are counted in points, of which one person gives many. */
  readonly inPoints: boolean;
  readonly lines: readonly ScreenLine[];
}

/** What a report is made of. */
interface Reported {
  readonly definition: unknown;
  readonly state: unknown;
  readonly tallies: Tallies;
  readonly results: unknown;
  readonly entries: readonly Entry<unknown>[];
  /** What a screen is told beside the activity's view and tally: the title, entries of a feed. */
  readonly toldBeside: unknown;
}

interface Told {
  readonly words: ReadonlySet<string>;
  readonly numbers: ReadonlySet<number>;
}

/** Every word and every number in what somebody is told. */
const toldIn = (what: unknown): Told => {
  const words = new Set<string>();
  const numbers = new Set<number>();
  const look = (value: unknown): void => {
    if (typeof value === 'string') words.add(value);
    else if (typeof value === 'number') numbers.add(value);
    else if (Array.isArray(value)) value.forEach(look);
    else if (typeof value === 'object' && value !== null) {
      for (const [name, inside] of Object.entries(value)) {
        words.add(name);
        look(inside);
      }
    }
  };
  look(what);
  return { words, numbers };
};

/** The same tallies, with other counts for one slot: no honest count is that large. */
const withOtherCounts = (tallies: Tallies, slot: Slot): Tallies => {
  const tally = tallies.get(slot);
  if (tally === undefined) return tallies;
  const counters = Object.entries(tally.counters).map(([name, count]) => [name, count + 1e9]);
  return new Map(tallies).set(slot, { ...tally, counters: Object.fromEntries(counters) });
};

/** As if very many had answered, and nobody anything: what is there to choose from, in its own order. */
const nothingSaid = (slots: readonly Slot[]): Tallies =>
  new Map(slots.map((slot) => [slot, { answered: 1e9, counters: {} }]));

/** Words that people typed come in an order of their own: another might tell which has the most. */
const inOrder = (texts: readonly string[]): string[] =>
  texts.toSorted((one, other) => (one < other ? -1 : 1));

/** What a round says, where its counts may not be seen. */
const uncounted = (
  options: readonly ReportLine[],
  typed: readonly ReportLine[],
): Omit<ScreenLine, 'count'>[] => [
  ...options.map(({ text, sign, mark }) => ({
    text,
    ...(sign && { sign }),
    ...(mark !== undefined && { mark }),
    isOption: true,
  })),
  ...inOrder(typed.map(({ text }) => text)).map((text) => ({ text, isOption: false })),
];

/**
 * What of the report a screen may see now, whatever the activity; what is asked about first comes
 * first. Nothing is asked of an activity for it: what its screen is told is the measure. A count is shown only where
 * what the screen is told hangs on the counts, and has this very number in it; words that people typed
 * only where the screen is told the same words. What there was to choose from is what the report has where nobody has said anything.
 */
export const screenReport = (rules: AnyActivity, run: Reported): ScreenRound[] => {
  const { definition, state, tallies, results, entries, toldBeside } = run;
  const shown = rules.shown(state);
  const tallyOf = (some: Tallies): unknown =>
    rules.tally('screen', definition, state, { tallies: some, results });
  const tally = tallyOf(tallies);
  const asText = JSON.stringify(tally);
  const { numbers } = toldIn(tally);
  const { words } = toldIn([tally, rules.view('screen', definition, state), toldBeside]);
  const blank = new Map(
    rules
      .report(definition, state, { tallies: nothingSaid(shown), results: null, entries: [] })
      .map(({ slot, lines }) => [slot, lines]),
  );
  const told = (report: RoundReport): ScreenRound => {
    const { slot, round, multiple, text, unit, unmarked, lists } = report;
    const options = blank.get(slot) ?? [];
    // Parts of what was asked are nobody's words, also where they go by the answers, as columns of numbers do.
    const isOption = (line: ReportLine): boolean =>
      unmarked === true || options.some((each) => each.text === line.text);
    const lines = report.lines.filter((line) => isOption(line) || words.has(line.text));
    const answered = tallies.get(slot)?.answered ?? 0;
    const hangsOnCounts = JSON.stringify(tallyOf(withOtherCounts(tallies, slot))) !== asText;
    const counted = hangsOnCounts && lines.every(({ count }) => count === 0 || numbers.has(count));
    const typed = lines.filter((line) => !isOption(line));
    return {
      slot,
      round,
      multiple,
      text,
      counted,
      inPoints: unit === 'points',
      ...(unmarked === true && { unmarked }),
      ...(lists !== undefined && { lists }),
      answered: numbers.has(answered) ? answered : null,
      lines: counted
        ? lines.map(({ asked: _asked, ...line }) =>
            Object.assign(line, { isOption: isOption(line) }),
          )
        : uncounted(options, typed).map((line) => Object.assign(line, { count: null })),
    };
  };
  return rules
    .report(definition, state, { tallies, results, entries })
    .filter(({ slot, text }) => shown.includes(slot) && words.has(text))
    .toSorted((one, other) => shown.indexOf(one.slot) - shown.indexOf(other.slot))
    .map(told);
};
