import { attemptSlot, slotIn } from '@sets/shared/quiz/alone/alone.slot.ts';
import { useState } from 'react';
import * as z from 'zod/mini';
import { answerPlace } from '../../../../../live/answer-sheet.ts';
import { Progress } from '../../../../stage/phone/asked/progress.tsx';
import type { AlonePageProps } from '../alone-page.ts';
import { Overview } from './overview.tsx';
import { Question } from './question.tsx';

const atNote = 'alone.at';
const kept = z.object({ attempt: z.int(), at: z.int() });

interface AttemptProps extends AlonePageProps {
  readonly attempt: number;
}

/** An attempt: one question after the other, back and forth, and at its end it is handed in. */
export const Attempt = (props: AttemptProps) => {
  const { attempt, asks, notes, sheet, answer, me } = props;
  const [at, setAt] = useState(() => {
    const before = notes.read(atNote, kept);
    return before?.attempt === attempt ? Math.min(before.at, asks.length) : 0;
  });
  const go = (to: number): void => {
    notes.write(atNote, { attempt, at: to });
    setAt(to);
    window.scrollTo({ top: 0 });
  };
  const isAnswered = (index: number): boolean => {
    const place = asks[index]?.place;
    return place !== undefined && answerPlace(sheet, slotIn(attempt, place), false) !== 'none';
  };
  const asked = asks[at];
  if (asked === undefined) {
    return (
      <Overview
        {...props}
        isAnswered={isAnswered}
        onGo={go}
        onHandIn={() => answer(attemptSlot(attempt), { attempt: 'handed-in' })}
      />
    );
  }
  const told = me?.told?.attempt === attempt ? me.told.all : [];
  return (
    <>
      <Progress position={at + 1} questions={asks.length} isAnswered={isAnswered} />
      <Question
        key={asked.place}
        {...props}
        {...{ asked, at, go }}
        told={told.find(({ place }) => place === asked.place) ?? null}
      />
    </>
  );
};
