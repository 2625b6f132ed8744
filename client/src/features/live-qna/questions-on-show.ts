import { countOf } from '@sets/shared/core/counts.ts';
import {
  type QuestionHostView,
  questionHostView,
  type QuestionView,
  questionView,
} from '@sets/shared/live-qna/live-qna.feed.ts';
import {
  type LiveQnaHostView,
  liveQnaHostView,
  liveQnaTally,
  type LiveQnaTally,
  type LiveQnaView,
  liveQnaView,
} from '@sets/shared/live-qna/live-qna.live.ts';
import type { FeedEntry } from '@sets/shared/live/feed.ts';
import * as z from 'zod/mini';

/** What is so on every page: null where the page cannot read it. */
export const readView = (view: unknown): LiveQnaView | null => {
  const read = z.safeParse(liveQnaView, view);
  return read.success ? read.data : null;
};
export const readHostView = (view: unknown): LiveQnaHostView | null => {
  const read = z.safeParse(liveQnaHostView, view);
  return read.success ? read.data : null;
};

const noVotes: LiveQnaTally = { voters: 0, up: {}, down: {}, more: false };
export const readTally = (tally: unknown): LiveQnaTally => {
  const read = z.safeParse(liveQnaTally, tally);
  return read.success ? read.data : noVotes;
};

interface Counted {
  /** Its number in the feed. */
  readonly id: number;
  readonly up: number;
  readonly down: number;
  /** Whether its votes are told: of very many questions only those with most are. */
  readonly isTold: boolean;
  /** How many were joined with it. */
  readonly joined: number;
}
export type ShownQuestion = QuestionView & Counted;
export type HostQuestion = QuestionHostView & Counted;

type Standing = Pick<LiveQnaView, 'lot' | 'merged'>;

const readQuestions = <View extends QuestionView>(
  schema: z.ZodMiniType<View>,
  entries: readonly FeedEntry[],
  { lot, merged }: Standing,
  { up, down, more }: LiveQnaTally,
): (View & Counted)[] => {
  const joined = new Map<number, number>();
  for (const { into } of merged) joined.set(into, (joined.get(into) ?? 0) + 1);
  const heads = new Map(merged.map(({ from, into }) => [from, into]));
  return entries.flatMap(({ id, view }) => {
    const read = z.safeParse(schema, view);
    if (!read.success || read.data.lot !== lot || heads.has(id)) return [];
    const name = String(id);
    const [ups, downs] = [countOf(up, name), countOf(down, name)];
    const isTold = !more || ups + downs > 0;
    const counted = { id, up: ups, down: downs, isTold, joined: joined.get(id) ?? 0 };
    return [{ ...read.data, ...counted }];
  });
};

/** The questions of this run as everybody sees them, each with its votes; those that were joined with another are left out. */
export const questionsOnShow = (
  entries: readonly FeedEntry[],
  view: Standing,
  tally: LiveQnaTally,
): ShownQuestion[] => readQuestions(questionView, entries, view, tally);

/** The same as hosts see them, with those that wait and are hidden. */
export const questionsOfHost = (
  entries: readonly FeedEntry[],
  view: Standing,
  tally: LiveQnaTally,
): HostQuestion[] => readQuestions(questionHostView, entries, view, tally);
