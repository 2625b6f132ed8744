import { between, clamp, easeOut } from './curves.ts';
import { type DotSet, peoplePerDot, stepOf } from './seats.ts';

/** How many were here, and how many of them had answered, from `at` on, in ms of the page's clock. */
export interface Moment {
  readonly at: number;
  readonly joined: number;
  readonly answered: number;
}

/** What a room came from lately; the last moment is the one that is. */
export type Story = readonly [Moment, ...Moment[]];

/** How long something takes, in ms. */
export const times = {
  /** Newcomers are told of this often, so that long they take their turns. */
  arriving: 1_000,
  walk: 800,
  breath: 400,
  filling: 150,
  fill: 180,
  ring: 600,
} as const;

/** After this nothing of a moment moves any more. */
const memory = times.arriving + times.walk;
/** More moments than come in that time. */
const longest = 40;

/** The story with what is so now. What is over is forgotten, but for what it all began with. */
export const tell = (story: Story, now: Moment): Story => {
  const last = story.at(-1) ?? story[0];
  if (last.joined === now.joined && last.answered === now.answered) return story;
  // Where people are left out of the count, or a question is new, it all begins anew.
  if (now.joined < last.joined || now.answered < last.answered) return [now];
  const all = [...story, now];
  const isOver = (index: number): boolean => {
    const next = all[index + 1];
    return next !== undefined && next.at + memory < now.at;
  };
  const from = Math.max(
    all.length - longest,
    all.findIndex((_, index) => !isOver(index)),
  );
  const [first = now, ...rest] = all.slice(Math.max(0, from));
  return [first, ...rest];
};

export const currentOf = (story: Story): Moment => story.at(-1) ?? story[0];

/** When nothing moves any more, in ms of the page's clock. */
export const storyEnd = (story: Story): number =>
  story.length === 1 ? story[0].at : currentOf(story).at + memory;

/** The dots that are drawn of so many people. */
export const dotsOf = (people: number): number => Math.ceil(people / peoplePerDot(people));

/** From seat to seat at `now`: all seats move a little when somebody comes, and none jumps. */
export const breathingStep = (set: DotSet, story: Story, now: number): number => {
  const [first] = story;
  let from = stepOf(set, dotsOf(first.joined));
  let to = from;
  let since = first.at;
  const at = (ms: number): number => between(from, to, easeOut(clamp((ms - since) / times.breath)));
  for (const moment of story.slice(1)) {
    const next = stepOf(set, dotsOf(moment.joined));
    if (next === to) continue;
    from = at(moment.at);
    to = next;
    since = moment.at;
  }
  return at(now);
};

/** When the dots from one seat to another, not including, begin something, in turns of `within` ms. */
export interface Turn {
  readonly from: number;
  readonly to: number;
  readonly at: number;
  readonly within: number;
}

const turnsOf = (story: Story, count: (moment: Moment) => number, within: number): Turn[] =>
  story.slice(1).flatMap((moment, index) => {
    const before = story[index] ?? story[0];
    const [from, to] = [count(before), count(moment)];
    return to > from ? [{ from, to, at: moment.at, within }] : [];
  });

/** Who comes in, from seat to seat. */
export const arrivalsOf = (story: Story): Turn[] =>
  turnsOf(story, ({ joined }) => dotsOf(joined), times.arriving);

/** Which dots become full. */
export const answersOf = (
  story: Story,
  full: (answered: number, joined: number) => number,
): Turn[] => {
  const { joined } = currentOf(story);
  return turnsOf(story, ({ answered }) => full(answered, joined), times.filling);
};

/** When the turn of a seat comes, in ms of the page's clock. */
export const turnAt = ({ from, to, at, within }: Turn, seat: number): number =>
  at + (within * (seat - from)) / Math.max(1, to - from);
