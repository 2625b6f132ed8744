import { type Story, tell } from '../../../../ui/dots/story.ts';
import { type LiveScale, nextScale, resultScale } from './bar-scale.ts';

/** What the screen is told of a question. */
export interface SceneGiven {
  /** Another one is another question, or another round of it. */
  readonly round: string;
  readonly isOpen: boolean;
  readonly joined: number;
  readonly answered: number;
  /** Answers by option, in their order; null while they are hidden. */
  readonly counts: readonly number[] | null;
  /** The longest bar beside these that has their scale, as a part of everybody. */
  readonly besideLeader?: number;
}

/** The room, while nothing is told of the answers. */
export interface RoomScene {
  readonly mode: 'room';
  readonly round: string;
  readonly story: Story;
  /** Whether something else was to be seen before. */
  readonly isFresh: boolean;
}

/** An answer on its way from the count into its bar. */
export interface Newcomer {
  readonly at: number;
  readonly bar: number;
}

/** The bars. `reveal`: the room runs into them; `bars`: they stand, or grow. */
export interface BarsScene {
  readonly mode: 'reveal' | 'bars';
  readonly round: string;
  /** When the newest change came, in ms of the page's clock. */
  readonly at: number;
  readonly counts: readonly number[];
  readonly joined: number;
  readonly answered: number;
  /** Lengths before the change and after it, as parts of the lane. */
  readonly before: readonly number[];
  readonly after: readonly number[];
  /** The share that is as long as the lane. */
  readonly scale: number;
  readonly live: LiveScale | null;
  readonly newcomers: readonly Newcomer[];
  readonly isFresh: boolean;
}
export type Scene = RoomScene | BarsScene;

/** In ms. */
export const sceneTimes = { grow: 400, newcomer: 360 } as const;
/** No more of them fly at a time. */
const mostNewcomers = 48;
/** The reveal is over by then, whatever the counts. */
const revealed = 1_500;

/** What part of everybody each is, 0 to 1. */
export const sharesOf = (counts: readonly number[], answered: number): number[] =>
  counts.map((count) => (answered === 0 ? 0 : Math.min(1, count / answered)));

const room = (before: Scene | null, given: SceneGiven, now: number): RoomScene => {
  const { round, joined, answered } = given;
  const moment = { at: now, joined, answered };
  const goesOn = before?.mode === 'room' && before.round === round;
  return {
    mode: 'room',
    round,
    story: goesOn ? tell(before.story, moment) : [moment],
    isFresh: !goesOn && before !== null,
  };
};

/** Where bars are at `now`, as parts of the lane. */
export const lengthsAt = ({ before, after, at }: BarsScene, now: number): number[] => {
  const share = Math.min(1, Math.max(0, (now - at) / sceneTimes.grow));
  // At the end they are exactly where they should be, not nearly.
  if (share === 1) return [...after];
  const eased = 1 - (1 - share) ** 3;
  return after.map((to, bar) => (before[bar] ?? 0) + (to - (before[bar] ?? 0)) * eased);
};

const newcomersOf = (before: BarsScene, counts: readonly number[], now: number): Newcomer[] => {
  const flying = before.newcomers.filter(({ at }) => now - at < sceneTimes.newcomer);
  const more = counts.flatMap((count, bar) =>
    Array.from({ length: Math.max(0, count - (before.counts[bar] ?? 0)) }, () => ({
      at: now,
      bar,
    })),
  );
  return [...flying, ...more].slice(-mostNewcomers);
};

const isSame = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((value, index) => value === other[index]);

const bars = (
  before: Scene | null,
  given: SceneGiven,
  counts: readonly number[],
  now: number,
): BarsScene => {
  const { round, isOpen, joined, answered } = given;
  const shares = sharesOf(counts, answered);
  const leader = Math.max(given.besideLeader ?? 0, ...shares);
  const goesOn = before !== null && before.mode !== 'room' && before.round === round;
  const live = isOpen ? nextScale(goesOn ? before.live : null, leader, answered, now) : null;
  // What grew keeps its scale when it is closed: nothing moves but what was answered.
  const stays = goesOn && before.mode === 'bars' && leader <= before.scale;
  const scale = live?.scale ?? (stays ? before.scale : resultScale(leader));
  const after = shares.map((share) => share / scale);
  const told = { round, counts, joined, answered, after, scale, live };
  if (!goesOn) {
    const runs = before?.mode === 'room' && before.round === round && answered > 0;
    const nothing = after.map(() => 0);
    return runs
      ? { ...told, mode: 'reveal', at: now, before: nothing, newcomers: [], isFresh: false }
      : { ...told, mode: 'bars', at: now, before: after, newcomers: [], isFresh: before !== null };
  }
  if (before.mode === 'reveal' && now - before.at < revealed)
    return { ...before, ...told, at: before.at };
  if (isSame(after, before.after) && isSame(counts, before.counts))
    return { ...before, ...told, at: before.at };
  const newcomers = isOpen ? newcomersOf(before, counts, now) : [];
  const stood = before.mode === 'reveal' ? before.after : lengthsAt(before, now);
  return { ...told, mode: 'bars', at: now, before: stood, newcomers, isFresh: false };
};

/** What is to be seen after `before`, once this is told at `now`, in ms of the page's clock. */
export const nextScene = (before: Scene | null, given: SceneGiven, now: number): Scene =>
  given.counts === null ? room(before, given, now) : bars(before, given, given.counts, now);

/** The one bar that is longer than all others; null on a tie, or where nothing leads. */
export const leaderOf = (counts: readonly number[]): number | null => {
  const most = Math.max(0, ...counts);
  const leaders = counts.flatMap((count, bar) => (count === most ? [bar] : []));
  return most > 0 && counts.length > 1 && leaders.length === 1 ? (leaders[0] ?? null) : null;
};
