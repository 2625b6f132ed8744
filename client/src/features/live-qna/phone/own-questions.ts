import { id as anyId } from '@sets/shared/core/ids.ts';
import { type AskedQuestion, questionView } from '@sets/shared/live-qna/live-qna.feed.ts';
import type { LiveQnaView } from '@sets/shared/live-qna/live-qna.live.ts';
import { headOf } from '@sets/shared/live-qna/live-qna.merging.ts';
import * as z from 'zod/mini';
import type { Notes } from '../../../live/phone-memory.ts';
import type { Feed } from '../../../live/use-feed.ts';

/** What a phone asked in this run, noted on it: the server tells nobody of what waits. */
const keptQuestion = z.object({
  /** Under which it went out. */
  attempt: anyId,
  text: z.string(),
  name: z.nullable(z.string()),
  /** Why the server did not take it, or null. */
  refused: z.nullable(z.string()),
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
  readonly name: string | null;
  readonly state: OwnState;
  /** Its number in the feed; null while nobody else sees it. */
  readonly id: number | null;
  /** With which question its votes are counted: itself, or what it was joined with. */
  readonly head: number | null;
  /** Why the server did not take it, or null. */
  readonly refused: string | null;
}

type Followed = Pick<Feed, 'entries' | 'own' | 'unsent' | 'refused'>;
type Standing = Pick<LiveQnaView, 'lot' | 'wall' | 'merged' | 'moderated'>;
interface Seen {
  readonly id: number;
  readonly text: string;
  readonly answered: boolean;
}

/** The questions of this run that everybody sees, by their number. */
const seenIn = ({ entries }: Followed, lot: number): ReadonlyMap<number, Seen> =>
  new Map(
    entries.flatMap(({ id, view }) => {
      const read = z.safeParse(questionView, view);
      return read.success && read.data.lot === lot ? [[id, { id, ...read.data }] as const] : [];
    }),
  );

/** What waits to be sent and is not noted: the page was closed between the two, or another tab asked it. */
const unnoted = (kept: readonly KeptQuestion[], { unsent }: Followed, lot: number) =>
  unsent.flatMap(({ attempt, id, item }): KeptQuestion[] => {
    const asked = item as Partial<AskedQuestion> | null;
    if (id !== null || asked?.lot !== lot || asked.text === undefined) return [];
    if (kept.some((each) => each.attempt === attempt)) return [];
    return [{ attempt, text: asked.text, name: asked.name ?? null, refused: null }];
  });

/**
 * What this person asked and where it is; what they asked on another phone too, once it is on show.
 * Theirs stay in the order in which they asked, whatever becomes of them. What the server has is
 * found again by its words: who asked the same twice cannot tell the two apart either.
 */
export const ownQuestions = (
  kept: readonly KeptQuestion[],
  feed: Followed,
  view: Standing,
): OwnQuestion[] => {
  const seen = seenIn(feed, view.lot);
  const unsent = new Set(feed.unsent.map(({ attempt }) => attempt));
  const turnedAway = new Map(feed.refused.map((each) => [each.attempt, each.failure.msg]));
  const mine = [...seen.values()].filter(({ id }) => feed.own.has(id));
  const byText = Map.groupBy(mine, ({ text }) => text);
  const noted = (each: KeptQuestion): OwnQuestion => {
    const { attempt: key, text, name } = each;
    const refused = turnedAway.get(key) ?? each.refused;
    const nowhere = { key, text, name, id: null, head: null, refused };
    if (refused !== null) return { ...nowhere, state: 'refused' };
    if (unsent.has(key)) return { ...nowhere, state: 'saved' };
    const found = byText.get(text)?.shift();
    if (found === undefined) return { ...nowhere, state: view.moderated ? 'waiting' : 'gone' };
    return { ...nowhere, ...onShow(found, seen, view) };
  };
  const fromElsewhere = (each: Seen): OwnQuestion => {
    const { id, text } = each;
    return { key: String(id), text, name: null, refused: null, ...onShow(each, seen, view) };
  };
  const here = [...kept, ...unnoted(kept, feed, view.lot)].map((each) => noted(each));
  // What was found for one of those is no longer among them.
  const elsewhere = [...byText.values()].flat().toSorted((one, other) => one.id - other.id);
  return [...here, ...elsewhere.map((each) => fromElsewhere(each))];
};

/** Of a question that was joined with another, what became of that one. */
const onShow = (
  { id, answered }: Seen,
  seen: ReadonlyMap<number, Seen>,
  { wall, merged }: Standing,
): Pick<OwnQuestion, 'id' | 'head' | 'state'> => {
  const head = headOf(merged, id);
  const isAnswered = answered || seen.get(head)?.answered === true;
  if (isAnswered) return { id, head, state: 'answered' };
  if (wall === head) return { id, head, state: 'onWall' };
  return { id, head, state: head === id ? 'shown' : 'joined' };
};
