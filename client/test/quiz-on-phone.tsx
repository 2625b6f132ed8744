import type { AcceptedAnswer } from '@sets/shared/live/activity.ts';
import type { RunInfo } from '@sets/shared/live/run.ts';
import { quizActivity } from '@sets/shared/quiz/quiz.activity.ts';
import type { QuizAnswer, QuizCommand, QuizState } from '@sets/shared/quiz/quiz.live.ts';
import { afterCommands, buildQuiz, sumOf } from '@sets/shared/quiz/testing/capitals-quiz.ts';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore } from 'zustand/vanilla';
import QuizPhone from '../src/features/quiz/phone/quiz-phone.tsx';
import { emptySheet } from '../src/live/answer-sheet.ts';
import { type Notes, PhoneMemory } from '../src/live/phone-memory.ts';
import { pageStorage } from '../src/live/phone-storage.ts';
import type { PhoneViewProps } from '../src/live/phone-view.ts';
import { RoomFeeds } from '../src/live/room-feeds.ts';
import { FakeLiveClient } from './fake-live-client.ts';

const quiz = buildQuiz();
export const run: RunInfo = {
  runId: 'run1',
  activity: 'quiz',
  definitionId: 'quiz1',
  title: 'Capitals',
  ended: false,
  version: 1,
};
const feeds = new RoomFeeds(
  new FakeLiveClient({}),
  'room1',
  createStore(() => ({ seated: true })),
);

/** What each person answered to the questions, by its place. */
type Answers = Readonly<Record<string, readonly unknown[]>>;

const answersOf = (answers: Answers): AcceptedAnswer<QuizAnswer>[] =>
  Object.entries(answers).flatMap(([participant, given]) =>
    given.flatMap((answer, place) =>
      answer === null
        ? []
        : [
            {
              participant,
              slot: `q${place}`,
              value: { answer, took: 3_200 } as QuizAnswer,
              tappedAt: 0,
              receivedAt: 0,
            },
          ],
    ),
  );

/** What Ann's phone is told of a quiz that stands so. */
export const told = (state: QuizState, answers: Answers = {}, definition = quiz) => {
  const all = answersOf(answers);
  const own = all.filter(({ participant }) => participant === 'ann');
  const sum = state.told.length === 0 ? null : sumOf(definition, state, all);
  return {
    view: quizActivity.view('phone', definition, state),
    me: quizActivity.personal?.(definition, state, { participant: 'ann', own, result: sum }),
    sheet: {
      ...emptySheet,
      held: own.map(({ slot, value }) => ({ slot, value, revision: 1 })),
    },
  };
};
/** Where the quiz stands after these. */
export const after = (...commands: QuizCommand[]) => afterCommands(quiz, commands);
export const pick = (...choices: string[]) => ({ choices });

/** What a phone keeps of the run, when nothing was kept yet. */
export const newNotes = (): Notes => new PhoneMemory(pageStorage()).notes('run1');

/** The quiz on Ann's phone. */
export const phone = ({
  notes,
  answer = () => undefined,
  ...given
}: Partial<PhoneViewProps> & Pick<PhoneViewProps, 'notes'>) => (
  <QuizPhone
    {...{ run, sheet: emptySheet, offset: 0, answer, notes, feeds }}
    view={null}
    me={null}
    tally={null}
    online
    {...given}
  />
);

export const heading = (name: string) => screen.getByRole('heading', { name, level: 1 });

/** Turns one of the phone's own settings on. */
export const turnOn = async (name: RegExp): Promise<void> => {
  await userEvent.click(screen.getByText('Settings of this phone'));
  await userEvent.click(screen.getByRole('switch', { name }));
};
