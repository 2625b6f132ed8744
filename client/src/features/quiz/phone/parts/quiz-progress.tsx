import { placeOf } from '@sets/shared/quiz/quiz.deck.ts';
import * as z from 'zod/mini';
import { useEffect } from 'react';
import { askedMessages } from '../../../stage/phone/asked/asked.messages.ts';
import { Progress } from '../../../stage/phone/asked/progress.tsx';
import type { QuizPageProps } from '../quiz-phone-view.ts';

const note = 'positions';
const positions = z.array(z.nullable(z.number()));

/** Which question it is, in the bar at the top: solid where it was answered, as far as this phone saw its place. */
export const QuizProgress = ({
  view,
  sheet,
  notes,
}: Pick<QuizPageProps, 'view' | 'sheet' | 'notes'>) => {
  const { position, questions, place } = view;
  const known = notes.read(note, positions) ?? [];
  useEffect(() => {
    if (place === null || known[position - 1] === place) return;
    const next = Array.from({ length: questions }, (_, index) => known[index] ?? null);
    next[position - 1] = place;
    notes.write(note, next);
  });
  const answered = new Set([...sheet.held, ...sheet.unsent].map(({ slot }) => placeOf(slot)));
  const placeAt = (index: number) => (index === position - 1 ? place : (known[index] ?? null));
  const isAnswered = (index: number): boolean => {
    const at = placeAt(index);
    return at !== null && answered.has(at);
  };
  return <Progress {...{ position, questions, isAnswered }} />;
};

/** What the page's title says while a question is on. */
export const aboutOf = ({ run, view }: Pick<QuizPageProps, 'run' | 'view'>): string =>
  `${askedMessages.progress(view.position, view.questions)} · ${run.title}`;
