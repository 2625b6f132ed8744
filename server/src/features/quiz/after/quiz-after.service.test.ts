import { quizName } from '@sets/shared/quiz/quiz.name.ts';
import { rightOptions } from '@sets/shared/question/testing/rights.ts';
import {
  afterCommands,
  buildQuiz,
  sumOf,
  toldAt,
} from '@sets/shared/quiz/testing/capitals-quiz.ts';
import { expect, test } from 'vitest';
import { AppError } from '../../../core/app-error.ts';
import type { RunRecord } from '../../../live/run/run.model.ts';
import type { QuizRunPorts } from '../quiz-run.ts';
import { QuizAfterService } from './quiz-after.service.ts';

const quiz = buildQuiz({ pace: 'flat' });
const told = afterCommands(quiz, toldAt(0));
const right = rightOptions('bonn');
/** The run by its versions: at first, and with another key. */
const states = [told, afterCommands(quiz, [{ type: 'correct', place: 0, right }], told)];
const answers = [
  { participant: 'p1', slot: 'q0', value: { answer: { choices: ['rome'] }, took: 0 } },
].map((each) => Object.assign(each, { tappedAt: 1, receivedAt: 2 }));

const actor = { userid: 'mira', accountType: 'moderator' } as const;
const stranger = { ...actor, userid: 'eve' };

/** A run that is read as slowly as a test wants. */
const slowRun = () => {
  let version = 0;
  const reads: { readonly version: number; readonly go: () => void }[] = [];
  const history = {
    asFolded: async (run: RunRecord) => {
      const gate = Promise.withResolvers<void>();
      reads.push({ version: run.version, go: gate.resolve });
      await gate.promise;
      const state = states[run.version] ?? told;
      const fold = sumOf(quiz, state, answers);
      return { definition: quiz, state, answers, fold, named: false };
    },
    titleOf: () => quiz.title,
  };
  const ports = {
    readable: ({ userid }: { userid: string }) =>
      userid === actor.userid
        ? Promise.resolve({ _id: 'run', activity: quizName, version } as RunRecord)
        : Promise.reject(new AppError('FORBIDDEN', 'Not theirs.')),
    history: () => history,
  };
  return {
    after: new QuizAfterService(ports as unknown as QuizRunPorts),
    reads,
    /** It was put right. */
    correct: () => (version = 1),
    untilRead: (many: number) => expect.poll(() => reads.length).toBe(many),
  };
};

test('whoever asks after a run was put right is not told what it was before, while that is made', async () => {
  const { after, reads, correct, untilRead } = slowRun();
  const early = after.scores(actor, 'run');
  await untilRead(1);
  correct();
  const late = after.scores(actor, 'run');
  await untilRead(2);
  expect(reads.map(({ version }) => version)).toEqual([0, 1]);
  // The older one is done last.
  for (const { go } of reads.toReversed()) go();
  const points = async (of: typeof early) => (await of).scores.people.map((each) => each.points);
  expect(await points(late)).toEqual([0]);
  expect(await points(early)).toEqual([1_000]);
});

test('who asks for the same at the same time shares it; who comes later has it made anew', async () => {
  const { after, reads, untilRead } = slowRun();
  const [one, other] = [after.scores(actor, 'run'), after.scores(actor, 'run')];
  await untilRead(1);
  await expect(after.scores(stranger, 'run')).rejects.toMatchObject({ code: 'FORBIDDEN' });
  reads[0]?.go();
  expect(await other).toBe(await one);
  const later = after.scores(actor, 'run');
  await untilRead(2);
  reads[1]?.go();
  expect((await later).scores).toEqual((await one).scores);
});
