import * as z from 'zod/mini';
import { id } from '../core/ids.ts';
import { fail, ok, type Result } from '../core/result.ts';
import { oneLine, requiredText } from '../core/text.ts';
import type { Author, Entry, Feed, FeedRate, FeedRoom } from '../live/feed.ts';
import { liveQnaDefinition, liveQnaLimits, type LiveQnaDefinition } from './live-qna.contract.ts';
import { liveQnaState, type LiveQnaState } from './live-qna.live.ts';
import { liveQnaName } from './live-qna.name.ts';

/** The feed of a room that has the questions of all its runs of live Q&A. */
export const questionsFeedName = 'questions';

const asked = {
  /** The run in which it is asked. */
  lot: z.int(),
  text: requiredText(liveQnaLimits.text),
} as const;

/** What a phone posts. */
export const askedQuestion = z.strictObject({
  ...asked,
  /** Who asks, as they say; null for nobody in particular. */
  name: z.nullable(z.pipe(z.string().check(z.maxLength(liveQnaLimits.name)), z.transform(oneLine))),
});
export type AskedQuestion = z.infer<typeof askedQuestion>;

/** What a host does to a question: what it is to be, so that twice is once. */
export const questionAct = z.strictObject({
  act: z.enum(['show', 'hide', 'answered', 'unanswered', 'pin', 'unpin']),
});
export type QuestionAct = z.infer<typeof questionAct>;

/** A question as it is kept. */
export const liveQuestion = z.strictObject({
  ...asked,
  name: z.nullable(z.string()),
  /** Whether it waits for a host, is seen by everybody, or was taken away again. */
  stage: z.enum(['waiting', 'shown', 'hidden']),
  answered: z.boolean(),
  pinned: z.boolean(),
});
export type LiveQuestion = z.infer<typeof liveQuestion>;

/** What phones and screens see of a question; of one that waits or is hidden, nothing. */
export const questionView = z.strictObject({
  ...asked,
  text: z.string(),
  name: z.nullable(z.string()),
  answered: z.boolean(),
  pinned: z.boolean(),
});
export type QuestionView = z.infer<typeof questionView>;

/** `by` tells which questions are of one participant, and not who that is. */
export const questionHostView = z.extend(questionView, {
  stage: liveQuestion.shape.stage,
  by: id,
});
export type QuestionHostView = z.infer<typeof questionHostView>;

/** What comes in: a question, or what is done to one. What is kept is always a `LiveQuestion`. */
type Item = AskedQuestion | QuestionAct | LiveQuestion;
const isKept = (item: Item): item is LiveQuestion => 'stage' in item;

interface On {
  readonly definition: LiveQnaDefinition;
  readonly state: LiveQnaState;
}

const onIn = ({ on }: FeedRoom): On | null => {
  if (on?.activity !== liveQnaName) return null;
  const definition = z.safeParse(liveQnaDefinition, on.definition);
  const state = z.safeParse(liveQnaState, on.state);
  if (!definition.success || !state.success) return null;
  return { definition: definition.data, state: state.data };
};

const mayPost = (who: Author, item: Item, room: FeedRoom): Result<Item> => {
  if (!('text' in item)) return fail('BAD_REQUEST', 'This is no question.');
  const on = onIn(room);
  if (on === null || on.state.lot !== item.lot || on.state.phase === 'ended') {
    return fail('TOO_LATE', 'Questions are over here.');
  }
  const { state, definition } = on;
  const isHost = who.as === 'host';
  if (!isHost && !state.asking) return fail('TOO_LATE', 'No more questions are taken now.');
  if (!isHost && state.muted.includes(who.participant)) {
    return fail('FORBIDDEN', 'The host takes no more questions from this phone.');
  }
  const { lot, text, name } = item;
  const stage = state.moderated && !isHost ? 'waiting' : 'shown';
  const signed = definition.names && name !== '' ? name : null;
  return ok({ lot, text, name: signed, stage, answered: false, pinned: false });
};

const done: Readonly<Record<QuestionAct['act'], Partial<LiveQuestion>>> = {
  show: { stage: 'shown' },
  hide: { stage: 'hidden', pinned: false },
  answered: { answered: true },
  unanswered: { answered: false },
  pin: { pinned: true },
  unpin: { pinned: false },
};

/** Nobody writes into what another has asked: a host says what becomes of it, an asker may take it back. */
const mayChange = (who: Author, entry: Entry<Item>, item: Item | null): Result<Item | null> => {
  const isHost = who.as === 'host';
  const { item: kept, author } = entry;
  if (!isKept(kept)) return fail('BAD_REQUEST', 'This is no question.');
  if (item === null) {
    if (isHost) return ok(null);
    if (author.participant !== who.participant)
      return fail('FORBIDDEN', 'This is not your question.');
    return kept.answered ? fail('TOO_LATE', 'It was answered already.') : ok(null);
  }
  if (!isHost) return fail('FORBIDDEN', 'Only a host can do that.');
  return 'act' in item
    ? ok({ ...kept, ...done[item.act] })
    : fail('BAD_REQUEST', 'Nobody changes what another has asked.');
};

const { aMinute, aRun } = liveQnaLimits.asked;
const lotOf = (item: Item): string => ('lot' in item ? String(item.lot) : '');

/** What was taken back counts too: else whoever asks and takes back fills the feed. */
const rates: readonly FeedRate<Item>[] = [
  {
    of: lotOf,
    count: aMinute,
    seconds: 60,
    refusal: {
      code: 'RATE_LIMITED',
      msg: `At most ${aMinute} questions a minute. The next one goes out by itself.`,
    },
  },
  {
    of: lotOf,
    count: aRun,
    seconds: 24 * 60 * 60,
    refusal: { code: 'TOO_LARGE', msg: `You have asked ${aRun} questions here. That is the most.` },
  },
];

/** The questions of a live Q&A: who asks what, and what becomes of it. */
export const questionsFeed: Feed<Item> = {
  name: questionsFeedName,
  rates,
  schemas: {
    item: z.union([askedQuestion, questionAct]),
    views: { host: questionHostView, screen: questionView, phone: questionView },
  },
  mayPost,
  mayChange,
  inWords: (item) => {
    if (!('text' in item)) return '';
    return item.name === null ? item.text : `${item.name}: ${item.text}`;
  },
  nameless: (item) => ('text' in item && item.name !== null ? { ...item, name: null } : undefined),
  view: (audience, { author, item }) => {
    if (!isKept(item)) return null;
    const { stage, ...seen } = item;
    if (audience === 'host') return { ...seen, stage, by: author.participant };
    return stage === 'shown' ? seen : null;
  },
};
