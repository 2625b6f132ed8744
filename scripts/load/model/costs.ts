import { answerAt, type Costs, type Spent, sum, times, without } from './work.ts';

/** So often in a second a room is told of its counts, at most. */
export const beatsPerSecond = 10;

/** What was spent, and in how many seconds. */
export interface Timed {
  readonly spent: Spent;
  readonly seconds: number;
}

/** What was measured in some rooms that all did the same at the same time. */
export interface Reading {
  readonly phones: number;
  readonly joined: Timed;
  /** Steps alone: questions that were opened and closed again. */
  readonly stepped: Timed & { readonly steps: number; readonly notices: number };
  /** Answers, each at a moment of its own. */
  readonly spread: Timed & {
    readonly beats: number;
    readonly answers: number;
    readonly p50: number;
  };
  readonly atOnce: Timed & { readonly answers: number };
}

/** Answers alone, each at a moment of its own. */
type Spread = Reading['spread'];

/** As many people in one room and in several: what depends on the rooms shows there. */
export interface Readings {
  readonly processes: number;
  readonly idle: Timed;
  readonly one: Reading;
  readonly several: Reading;
  /** The same rooms as the several, whose people answer in half the time. */
  readonly denser: { readonly spread: Spread };
  /** The answers of the several rooms once more, on more processes. */
  readonly more: { readonly processes: number; readonly idle: Timed; readonly spread: Spread };
}

/** How many beats rooms of one size have while they answer. */
export const beatsOf = (rooms: number, phones: number, seconds: number): number =>
  rooms * Math.min(phones, beatsPerSecond * seconds);

/** So much of one thing and of another cost so much. */
interface Mixture {
  readonly of: readonly [one: number, other: number];
  readonly spent: Spent;
}

/**
 * What each of two things costs, from two mixtures. The second has more of the first thing in it for
 * each of the other. Small figures are measured to a hundredth of a second, so nothing costs less
 * than nothing.
 */
const apart = (few: Mixture, many: Mixture): [one: Spent, other: Spent] => {
  const [few1, few2] = few.of;
  const [many1, many2] = many.of;
  // As much of the other thing in both: what is left is due to the first.
  const scaled = times(few.spent, many2 / few2);
  const one = times(without(many.spent, scaled), 1 / (many1 - (few1 * many2) / few2));
  const other = times(without(few.spent, times(one, few1)), 1 / few2);
  return [one, other];
};

/** What was spent beyond what is spent where nobody does anything. */
const busyIn = ({ spent, seconds }: Timed, idle: Timed): Spent =>
  without(spent, times(idle.spent, seconds / idle.seconds));

const perSecond = ({ answers, seconds }: Spread, processes: number): number =>
  answers / seconds / processes;

/**
 * How long answers may lie apart to share what it costs to wake a process, in s: from what one costs
 * at a rate and at a higher one, and from what each costs of its own. The shared part then falls as
 * `(1 + low * s) / (1 + high * s)`.
 */
const sharedOf = (low: number, high: number, fallsTo: number): number => {
  // Less than this the shared part cannot become; nearer to it every error is a large one.
  const least = (low / high) * 1.1;
  const part = Math.max(least, fallsTo);
  return part >= 1 ? 0 : (1 - part) / (part * high - low);
};

/** What is known before it is asked what hearing of counts costs. */
type Answering = Pick<Costs, 'processes' | 'answer' | 'answerAtOnce' | 'answersPerS' | 'sharedS'>;

const answeringOf = (readings: Readings, beat: Spent, answer: Spent): Answering => {
  const { processes, idle, one, denser } = readings;
  const { spread } = denser;
  const answerAtOnce = times(busyIn(one.atOnce, idle), 1 / one.atOnce.answers);
  const beats = times(beat, spread.beats);
  const dense = without(busyIn(spread, idle), beats).servers / spread.answers;
  const own = Math.min(answerAtOnce.servers, answer.servers);
  const shared = answer.servers - own;
  const answersPerS = perSecond(one.spread, processes);
  const fallsTo = shared === 0 ? 1 : (dense - own) / shared;
  const sharedS = sharedOf(answersPerS, perSecond(spread, processes), fallsTo);
  return { processes, answer, answerAtOnce, answersPerS, sharedS };
};

/** The same answers on more processes: what is spent beyond them is spent by those that only hear of it. */
const heardOf = ({ processes, more }: Readings, beat: Spent, answering: Answering): Spent => {
  const { spread } = more;
  const rate = perSecond(spread, more.processes);
  const known = sum(
    times(beat, spread.beats),
    times(answerAt(answering, rate, more.processes), spread.answers),
  );
  const beyond = without(busyIn(spread, more.idle), known);
  return times(beyond, 1 / (spread.beats * (more.processes - processes)));
};

/** What is spent where nobody does anything, by the difference that more processes make. */
const idlingOf = ({ processes, idle, more }: Readings): Pick<Costs, 'idle' | 'idleEach'> => {
  const few = times(idle.spent, 1 / idle.seconds);
  const many = times(more.idle.spent, 1 / more.idle.seconds);
  const idleEach = times(without(many, few), 1 / (more.processes - processes));
  return { idle: without(few, times(idleEach, processes)), idleEach };
};

/** What each thing costs. */
export const costsOf = (readings: Readings): Costs => {
  const { processes, idle, one, several } = readings;
  const steps = ({ stepped }: Reading): Mixture => ({
    of: [stepped.steps, stepped.notices],
    spent: busyIn(stepped, idle),
  });
  const answers = ({ spread }: Reading): Mixture => ({
    of: [spread.beats, spread.answers],
    spent: busyIn(spread, idle),
  });
  const [step, notice] = apart(steps(one), steps(several));
  const [beat, answer] = apart(answers(one), answers(several));
  const answering = answeringOf(readings, beat, answer);
  const heard = heardOf(readings, beat, answering);
  return {
    join: times(busyIn(one.joined, idle), 1 / one.phones),
    step,
    notice,
    beat: without(beat, times(heard, processes)),
    heard,
    ...answering,
    ...idlingOf(readings),
    aloneMs: one.spread.p50,
  };
};

/** Adds up what was measured in several goes. */
export const together = (...all: readonly Timed[]): Timed => ({
  spent: sum(...all.map(({ spent }) => spent)),
  seconds: all.reduce((total, { seconds }) => total + seconds, 0),
});
