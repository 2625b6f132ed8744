/** How long a column of the pace is, in ms. */
const columnMs = 2_000;
/** So many columns are drawn at most; then a column is of twice the time. */
export const mostColumns = 16;
/** So many dots a column has at most; then a dot is more answers. */
export const mostDots = 8;
/** What is told in words: the last so many columns. */
const lately = 5;

/** What is known of a question's answers at a moment, in ms of this device's clock. */
export interface AnswersNow {
  /** Which question, in which of its rounds. */
  readonly slot: string;
  readonly isOpen: boolean;
  readonly answered: number;
  readonly at: number;
}

/** How the answers of one slot came, as far as this page has seen it. */
export interface AnswerPace extends AnswersNow {
  /** When its first column began. Time in which the question was closed is left out. */
  readonly from: number;
  /** Whether it was seen from the first answer on. */
  readonly isWhole: boolean;
  /** How many answers came in each `columnMs`. */
  readonly columns: readonly number[];
}

const begin = (now: AnswersNow): AnswerPace | null =>
  now.isOpen ? { ...now, from: now.at, isWhole: now.answered === 0, columns: [0] } : null;

/** The pace once more is known. Null until a question is seen open. */
export const paceWith = (pace: AnswerPace | null, now: AnswersNow): AnswerPace | null => {
  if (pace === null || pace.slot !== now.slot) return begin(now);
  const paused = pace.isOpen ? 0 : now.at - pace.at;
  const from = pace.from + paused;
  const at = Math.max(0, Math.floor((now.at - from) / columnMs));
  // People who are left out of the count take theirs back: no answers came.
  const more = Math.max(0, now.answered - pace.answered);
  const columns = Array.from(
    { length: Math.max(at + 1, pace.columns.length) },
    (_, index) => (pace.columns[index] ?? 0) + (index === at ? more : 0),
  );
  return { ...now, from, isWhole: pace.isWhole, columns };
};

const sumOf = (counts: readonly number[]): number => counts.reduce((sum, each) => sum + each, 0);

/** The most answers that came in as long as `lately`. */
const busiest = (columns: readonly number[]): number =>
  Math.max(...columns.map((_, at) => sumOf(columns.slice(at, at + lately))));

export interface DrawnPace {
  /** How many answers came in each column, the first first. */
  readonly columns: readonly number[];
  /** How many answers a dot is. */
  readonly dot: number;
  /** From the first column until now, in whole seconds. */
  readonly seconds: number;
  /** How many came in the last ten seconds. */
  readonly recent: number;
  /** Null while too little is known to say. */
  readonly mood: 'none' | 'coming' | 'slowing' | null;
}

const steps = [1, 2, 5];
/** The smallest of 1, 2, 5, 10, 20, 50 … of which `mostDots` are enough. */
const dotFor = (most: number): number => {
  for (let size = 1; ; size *= 10) {
    const fits = steps.find((step) => Math.ceil(most / (step * size)) <= mostDots);
    if (fits !== undefined) return fits * size;
  }
};

const moodOf = (pace: AnswerPace, recent: number): DrawnPace['mood'] => {
  const { columns, answered, isWhole } = pace;
  if (answered === 0) return 'none';
  if (columns.length > lately)
    return recent * 2 < busiest(columns) || recent === 0 ? 'slowing' : 'coming';
  return isWhole || recent > 0 ? 'coming' : null;
};

/** The pace as it is drawn: few enough columns of few enough dots, and what it comes to. */
export const drawnPace = (pace: AnswerPace): DrawnPace => {
  const { columns, at, from } = pace;
  let wide = 1;
  while (Math.ceil(columns.length / wide) > mostColumns) wide *= 2;
  const drawn = Array.from({ length: Math.ceil(columns.length / wide) }, (_, index) =>
    sumOf(columns.slice(index * wide, (index + 1) * wide)),
  );
  const recent = sumOf(columns.slice(-lately));
  return {
    columns: drawn,
    dot: dotFor(Math.max(1, ...drawn)),
    seconds: Math.max(0, Math.round((at - from) / 1_000)),
    recent,
    mood: moodOf(pace, recent),
  };
};
