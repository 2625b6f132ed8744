import { id as anyId } from '@sets/shared/core/ids.ts';
import type { AskedQuestion } from '@sets/shared/live-qna/live-qna.feed.ts';
import type { LiveQnaView } from '@sets/shared/live-qna/live-qna.live.ts';
import * as z from 'zod/mini';
import type { Notes } from '../../../live/phone-memory.ts';
import type { Feed } from '../../../live/use-feed.ts';
import { questionView } from '@sets/shared/live-qna/live-qna.feed.ts';

/** What a phone asked in this run, kept on it: the server tells nobody of what waits. */
const keptQuestion = z.object({
  key: anyId,
  text: z.string(),
  name: z.nullable(z.string()),
  sent: z.boolean(),
});
const keptQuestions = z.array(keptQuestion);
export type KeptQuestion = z.infer<typeof keptQuestion>;

const noteName = 'asked';
export const readAsked = (notes: Notes): readonly KeptQuestion[] =>
  notes.read(noteName, keptQuestions) ?? [];
export const keepAsked = (notes: Notes, asked: readonly KeptQuestion[]): void =>
  notes.write(noteName, asked);

/** Where one's own question is: on this phone, at the server, before everybody; or what became of it. */
export type OwnState =
  | 'saved'
  | 'waiting'
  | 'gone'
  | 'shown'
  | 'joined'
  | 'answered'
  | 'onWall'
  | 'refused';

export interface OwnQuestion {
  readonly key: string;
  readonly text: string;
  readonly state: OwnState;
  /** Its number in the feed; null while nobody else sees it. */
  readonly id: number | null;
  /** Why the server did not take it, and the attempt of that. */
  readonly refused: { readonly attempt: string; readonly msg: string } | null;
}

type Followed = Pick<Feed, 'entries' | 'own' | 'unsent' | 'refused'>;

const keyOf = (item: unknown): string | null => {
  const told = item as Partial<AskedQuestion> | null;
  return typeof told?.key === 'string' ? told.key : null;
};

/** One's own questions of this run that everybody sees, by the phone's name for them. */
const seenOwn = ({ entries, own }: Followed, lot: number) =>
  new Map(
    entries.flatMap(({ id: entry, view }) => {
      const read = own.has(entry) ? z.safeParse(questionView, view) : null;
      if (read?.success !== true || read.data.lot !== lot) return [];
      return [[read.data.key, { id: entry, ...read.data }] as const];
    }),
  );

/**
 * What this person asked and where it is; what they asked on another phone too, once it is on show.
 * Theirs stay in the order in which they asked, whatever becomes of them.
 */
export const ownQuestions = (
  kept: readonly KeptQuestion[],
  feed: Followed,
  view: Pick<LiveQnaView, 'lot' | 'wall' | 'merged' | 'moderated'>,
): OwnQuestion[] => {
  const seen = seenOwn(feed, view.lot);
  const unsent = new Set(feed.unsent.map(({ item }) => keyOf(item)));
  const turnedAway = new Map(feed.refused.map((each) => [keyOf(each.item), each]));
  const elsewhere = [...seen.values()].filter(({ key }) => !kept.some((each) => each.key === key));
  return [...kept, ...elsewhere].map(({ key, text }) => {
    const shown = seen.get(key);
    const no = turnedAway.get(key);
    const id = shown?.id ?? null;
    if (no !== undefined) {
      const refused = { attempt: no.attempt, msg: no.failure.msg };
      return { key, text, id, state: 'refused', refused };
    }
    return { key, text, id, state: stateOf(shown, unsent.has(key), view), refused: null };
  });
};

const stateOf = (
  shown: { readonly id: number; readonly answered: boolean } | undefined,
  isUnsent: boolean,
  { wall, merged, moderated }: Pick<LiveQnaView, 'wall' | 'merged' | 'moderated'>,
): OwnState => {
  if (shown === undefined) return isUnsent ? 'saved' : moderated ? 'waiting' : 'gone';
  if (shown.answered) return 'answered';
  if (wall === shown.id) return 'onWall';
  return merged.some(({ from }) => from === shown.id) ? 'joined' : 'shown';
};
