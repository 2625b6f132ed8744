import * as z from 'zod/mini';
import { limits } from '../core/limits.ts';
import { fail, ok, type Result } from '../core/result.ts';
import type { Activity, GivenAnswer, KeptAnswer, Reported } from '../live/activity.ts';
import type { RoundReport } from '../live/round-report.ts';
import type { AnswerInWords, AskedRound, OwnQuestion } from '../live/own-part.ts';
import type { Entry } from '../live/feed.ts';
import type { Audience } from '../live/run.ts';
import { emptyTally } from '../live/tally.ts';
import { type LiveQnaDefinition, liveQnaDefinition, liveQnaLimits } from './live-qna.contract.ts';
import { type LiveQuestion, liveQuestion, questionsFeedName } from './live-qna.feed.ts';
import {
  type LiveQnaCommand,
  liveQnaCommand,
  liveQnaHostView,
  type LiveQnaState,
  liveQnaState,
  liveQnaTally,
  liveQnaView,
  type LiveQnaVotes,
  liveQnaVotes,
  votesSlot,
} from './live-qna.live.ts';
import { liveQnaName } from './live-qna.name.ts';
import { headOf, merge, part, votesOn } from './live-qna.merging.ts';
import {
  downCounter,
  questionsOfRun,
  talliedVotes,
  upCounter,
  votersCounter,
} from './live-qna.questions.ts';

const mute = (state: LiveQnaState, participant: string, on: boolean): Result<LiveQnaState> => {
  const others = state.muted.filter((each) => each !== participant);
  if (on && others.length >= liveQnaLimits.muted) {
    return fail('TOO_LARGE', 'No more people can be kept from asking.');
  }
  return ok({ ...state, muted: on ? [...others, participant] : others });
};

const apply = (
  _definition: LiveQnaDefinition,
  state: LiveQnaState,
  command: LiveQnaCommand,
): Result<LiveQnaState> => {
  if (state.phase === 'ended') return fail('WRONG_PHASE', 'The questions are over.');
  switch (command.type) {
    case 'ask':
      return ok({ ...state, asking: command.open });
    case 'moderate':
      return ok({ ...state, moderated: command.on });
    case 'order':
      return ok({ ...state, order: command.by });
    case 'wall':
      return ok({ ...state, wall: command.question });
    case 'merge': {
      const merged = merge(state, command.from, command.into);
      if (!merged.ok) return merged;
      const wall = state.wall === command.from ? command.into : state.wall;
      return ok({ ...state, merged: merged.value, wall });
    }
    case 'part':
      return ok({ ...state, merged: part(state, command.question) });
    case 'mute':
      return mute(state, command.participant, command.on);
    case 'end':
      return ok(finish(state));
  }
};

const finish = (state: LiveQnaState): LiveQnaState => ({
  ...state,
  phase: 'ended',
  asking: false,
  wall: null,
});

const sorted = (some: Iterable<number>): number[] => [...some].toSorted((a, b) => a - b);

const accept = (
  { voting }: LiveQnaDefinition,
  state: LiveQnaState,
  { slot, value: { up, down } }: GivenAnswer<LiveQnaVotes>,
): Result<LiveQnaVotes> => {
  if (slot !== votesSlot) return fail('BAD_REQUEST', 'There is nothing to answer like this.');
  if (state.phase === 'ended') return fail('TOO_LATE', 'Voting is over.');
  if (voting === 'off' || (voting === 'up' && down.length > 0)) {
    return fail('BAD_REQUEST', 'There is no such vote here.');
  }
  const ups = new Set(up);
  const downs = new Set(down.filter((question) => !ups.has(question)));
  return ok({ up: sorted(ups), down: sorted(downs) });
};

const view = (
  audience: Audience,
  { names, voting }: LiveQnaDefinition,
  { muted, ...standing }: LiveQnaState,
): unknown => ({ ...standing, names, voting, ...(audience === 'host' && { muted }) });

const askedIn = (
  { title }: LiveQnaDefinition,
  _state: LiveQnaState,
  slot: string,
): AskedRound | null => (slot === votesSlot ? { question: 1, round: 1, text: title } : null);

const report = (
  { title }: LiveQnaDefinition,
  state: LiveQnaState,
  { tallies, entries = [] }: Reported<never>,
): RoundReport[] => {
  const { counters } = tallies.get(votesSlot) ?? emptyTally;
  const shown = questionsOfRun(state, entries, counters).filter(({ stage }) => stage === 'shown');
  // By what is told of each: what was pinned in the room matters no more.
  const inPlace = shown.toSorted(
    (one, other) => other.up - one.up || one.down - other.down || one.id - other.id,
  );
  const lines = inPlace.map(({ text, answered, up, down }) => ({
    text,
    count: up,
    asked: { answered, against: down },
  }));
  const about = { slot: votesSlot, question: 1, round: 1, text: title };
  return [{ ...about, multiple: true, lists: 'questions', lines }];
};

const inWords = (
  { title }: LiveQnaDefinition,
  { value: { up, down }, entries = [] }: KeptAnswer<LiveQnaState, LiveQnaVotes>,
): AnswerInWords => {
  // What waits or is hidden is told nobody, though somebody names its number in a vote.
  const texts = new Map(
    entries.flatMap(({ id, item }) => {
      const read = z.safeParse(liveQuestion, item);
      return read.success && read.data.stage === 'shown' ? [[id, read.data.text] as const] : [];
    }),
  );
  const told = (questions: readonly number[]): string =>
    questions.flatMap((question) => texts.get(question) ?? []).join(' · ');
  const [forThese, against] = [told(up), told(down)];
  const words = [
    ...(forThese === '' ? [] : [`For: ${forThese}`]),
    ...(against === '' ? [] : [`Against: ${against}`]),
  ];
  return { question: title, answer: words.length === 0 ? 'No votes.' : words.join('. ') };
};

/** A question of this run; null for what is none. */
const readIn = (lot: number, item: unknown): LiveQuestion | null => {
  const read = z.safeParse(liveQuestion, item);
  return read.success && read.data.lot === lot ? read.data : null;
};

/** Who asked what was joined with another reads what became of that one. */
const asked = (
  { lot, merged }: LiveQnaState,
  own: readonly Entry<unknown>[],
  entries: readonly Entry<unknown>[],
): OwnQuestion[] =>
  own.flatMap(({ id, item }) => {
    const read = readIn(lot, item);
    if (read === null) return [];
    const head = headOf(merged, id);
    const there = entries.find((entry) => entry.id === head);
    // What it was joined with may have been deleted since.
    const of = readIn(lot, there?.item) ?? read;
    const outcome = read.answered ? 'answered' : outcomeOf(of);
    return [{ id, text: read.text, head, outcome }];
  });

const outcomeOf = ({ answered, stage }: LiveQuestion): OwnQuestion['outcome'] => {
  if (answered) return 'answered';
  return stage === 'hidden' ? 'hidden' : 'open';
};

/** Questions from the room, and votes for them. The questions are in a feed, the votes are answers. */
export const liveQnaActivity: Activity<
  LiveQnaDefinition,
  LiveQnaState,
  LiveQnaCommand,
  LiveQnaVotes
> = {
  name: liveQnaName,
  feed: questionsFeedName,
  schemas: {
    definition: liveQnaDefinition,
    state: liveQnaState,
    command: liveQnaCommand,
    value: liveQnaVotes,
    views: { host: liveQnaHostView, screen: liveQnaView, phone: liveQnaView },
    tallies: { host: liveQnaTally, screen: liveQnaTally, phone: liveQnaTally },
  },
  title: ({ title }) => title,
  entry: ({ entry }) => entry ?? 'open',
  start: ({ asking, moderated }, { seed }) => ({
    phase: 'on',
    lot: seed,
    asking,
    moderated,
    order: 'votes',
    wall: null,
    merged: [],
    muted: [],
  }),
  apply,
  concurrency: () => 'newest',
  deadline: () => null,
  expire: (_definition, state) => state,
  over: ({ phase }) => phase === 'ended',
  finish,
  accept,
  inWords,
  askedIn,
  /** Who votes for several that were joined counts once: so it goes by what is joined now. */
  contribution: (_definition, _slot, value, { merged }) => {
    const { up, down } = votesOn(merged, value);
    if (up.length + down.length === 0) return {};
    const counters = [votersCounter, ...up.map(upCounter), ...down.map(downCounter)];
    return Object.fromEntries(counters.map((name) => [name, 1]));
  },
  isEmpty: ({ up, down }) => up.length + down.length === 0,
  counting: ({ merged }) => merged.map(({ from, into }) => `${from}>${into}`).join(),
  open: ({ phase }) => (phase === 'on' ? [votesSlot] : []),
  shown: () => [votesSlot],
  report,
  naming: {
    named: ({ up, down }) => [...up, ...down],
    has: ({ lot }, { item }) => readIn(lot, item) !== null,
    only: ({ up, down }, isThere) => ({ up: up.filter(isThere), down: down.filter(isThere) }),
  },
  asked,
  view,
  tally: (audience, _definition, _state, { tallies }) =>
    talliedVotes(
      tallies.get(votesSlot) ?? emptyTally,
      liveQnaLimits.shown[audience],
      limits.countersShown,
    ),
};
