import type { QuizPersonal } from '@sets/shared/quiz/quiz.standing.ts';
import * as z from 'zod/mini';
import { useEffect, useEffectEvent } from 'react';
import type { Notes } from '../../../live/phone-memory.ts';

const seenNote = 'points';
const recountNote = 'recount';

const seen = z.object({ points: z.number(), told: z.number(), recounts: z.number() });
/** What counting anew has changed; `by` is null where other points came in between. */
const recount = z.object({ by: z.nullable(z.number()), points: z.number(), at: z.number() });
type Recount = z.infer<typeof recount>;

/** What is to be told now: news of this moment, or what this phone has noted before. */
const newsOf = (me: QuizPersonal | null, position: number, notes: Notes): Recount | null => {
  const before = notes.read(seenNote, seen);
  if (me === null || before === null || me.recounts <= before.recounts) {
    return notes.read(recountNote, recount);
  }
  const { points, told } = me;
  return { by: told === before.told ? points - before.points : null, points, at: position };
};

/** What a question that was put right has changed for this person: told until the next one is on. */
export const useRecount = (
  me: QuizPersonal | null,
  position: number,
  notes: Notes,
): Recount | null => {
  const news = newsOf(me, position, notes);
  const note = useEffectEvent(({ points, told, recounts }: QuizPersonal) => {
    notes.write(recountNote, news);
    notes.write(seenNote, { points, told, recounts });
  });
  useEffect(() => {
    if (me !== null) note(me);
  }, [me]);
  return news?.at === position ? news : null;
};
