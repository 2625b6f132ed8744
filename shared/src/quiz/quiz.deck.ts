import { remembering } from '../core/remembering.ts';
import type { Slot } from '../live/activity.ts';
import { itemAsked } from '../question/item-asked.ts';
import type { Right } from '../question/right.ts';
import type { QuizDefinition, QuizItem } from './quiz.contract.ts';
import type { QuizState } from './quiz.live.ts';
import { shuffled } from '../core/seeded.ts';

/** The slot of the question at a place of the definition. */
export const slotOf = (place: number): Slot => `q${place}`;

/** A slot is read several times for each answer to it; a quiz has no more questions than this. */
const mostRead = 1_000;

/** The place that a slot names; null where it is no slot of a quiz. */
export const placeOf = remembering((slot: Slot): number | null => {
  const [, place] = /^q(0|[1-9]\d{0,2})$/.exec(slot) ?? [];
  return place === undefined ? null : Number(place);
}, mostRead);

/** The places of what a run asks: all that is always asked, and of each pool as many as it says, drawn by lot. */
export const drawnOrder = ({ items, pools }: QuizDefinition, seed: number): number[] => {
  const drawn = new Set(
    pools.flatMap(({ id, picks }, index) => {
      const among = items.flatMap((item, place) => (item.pool === id ? [place] : []));
      return shuffled(among, seed + index).slice(0, picks);
    }),
  );
  const pooled = new Set(pools.map(({ id }) => id));
  return items.flatMap(({ pool }, place) =>
    pool === undefined || !pooled.has(pool) || drawn.has(place) ? [place] : [],
  );
};

/** Whether there is a question on, open or told, of what is presented. */
export const hasQuestion = ({ phase }: Pick<QuizState, 'phase'>): boolean =>
  phase === 'reading' || phase === 'open' || phase === 'closed' || phase === 'revealed';

/** Whether nothing is asked any more. */
export const isOver = ({ phase }: QuizState): boolean => phase === 'podium' || phase === 'ended';

/** The place of the question that is on, or was last. */
export const placeOn = ({ order, at }: QuizState): number => order[at] ?? 0;

/** The question at a place, as everybody is asked it. */
export const itemAt = (definition: QuizDefinition, place: number): QuizItem | undefined => {
  const item = definition.items[place];
  return item === undefined ? undefined : itemAsked(item);
};

/** What is right of a question, as it was last put right. */
export const rightAt = (
  definition: QuizDefinition,
  { corrected }: Pick<QuizState, 'corrected'>,
  place: number,
): Right | null => {
  const item = itemAt(definition, place);
  if (item === undefined) return null;
  return corrected.find((each) => each.place === place)?.right ?? item.right;
};

/** ms to answer a question; null without a limit. */
export const limitOf = ({ question }: QuizItem): number | null =>
  question.seconds === null ? null : question.seconds * 1_000;
