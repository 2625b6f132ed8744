import type { QuizCommand } from '@sets/shared/quiz/quiz.live.ts';
import {
  afterCommands,
  buildQuiz,
  startQuiz,
  step,
} from '@sets/shared/quiz/testing/capitals-quiz.ts';
import { presentedView } from '@sets/shared/quiz/presented/presented.views.ts';
import type { QuizHostView } from '@sets/shared/quiz/quiz.views.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { comesNext, maySkip, nextStep, quizSteps, stepBack } from './quiz-steps.ts';

const quiz = buildQuiz({ reading: 5 });
const viewOf = (state: ReturnType<typeof startQuiz>) =>
  presentedView('host', quiz, state) as QuizHostView;
const after = (...commands: QuizCommand[]) => viewOf(afterCommands(quiz, commands));
const asked = { type: 'ask', at: 0 } as const;

/** What steps do with a quiz that stands so: commands, or what is asked first. */
const doing = (view: QuizHostView, act: keyof ReturnType<typeof quizSteps>, at = 0): unknown[] => {
  const done: unknown[] = [];
  const steps = quizSteps(view, (command) => done.push(command), {
    end: () => done.push('end?'),
    leave: (to) => done.push(`leave for ${to}?`),
    correct: () => done.push('correct?'),
  });
  steps[act](at);
  return done;
};

describe('the next step', () => {
  test('goes from the lobby to the end, with nothing but it', () => {
    let state = startQuiz(quiz);
    const path: string[] = [];
    for (;;) {
      const next = nextStep(viewOf(state));
      if (next === null) break;
      path.push(next.type);
      const result = step(quiz, state, next);
      if (!result.ok) throw new Error(result.error.msg);
      state = result.value;
    }
    const round = ['ask', 'open', 'close', 'reveal'];
    const withBoard = [...round, 'board'];
    // After the last question the podium says who leads.
    expect(path).toEqual([...withBoard, ...withBoard, ...withBoard, ...round, 'podium', 'end']);
  });

  test('is never refused, wherever a host has gone', () => {
    const at = fc.nat(quiz.items.length - 1);
    const command: fc.Arbitrary<QuizCommand> = fc.oneof(
      fc.record({ type: fc.constantFrom('ask' as const, 'back' as const), at }),
      fc.record({ type: fc.constantFrom('open' as const, 'close' as const, 'reveal' as const) }),
      fc.record({ type: fc.constantFrom('board' as const, 'podium' as const, 'pause' as const) }),
    );
    fc.assert(
      fc.property(fc.array(command, { maxLength: 25 }), (commands) => {
        let state = startQuiz(quiz);
        for (const each of commands) {
          const result = step(quiz, state, each);
          if (result.ok) state = result.value;
        }
        const view = viewOf(state);
        for (const one of [nextStep(view), stepBack(view)]) {
          if (one !== null) expect(step(quiz, state, one).ok).toBe(true);
        }
        if (maySkip(view)) {
          expect(step(quiz, state, { type: 'ask', at: comesNext(view) ?? -1 }).ok).toBe(true);
        }
      }),
    );
  });

  test('is to go on where time is held', () => {
    expect(nextStep(after(asked, { type: 'pause' }))).toEqual({ type: 'resume' });
  });

  test('goes on behind what was asked last, also after a look back, and past what was skipped', () => {
    const skipped = [...toldAtRead(0), { type: 'ask', at: 2 } as const, ...toldNow];
    expect(nextStep(after(...skipped, { type: 'back', at: 0 }, { type: 'board' }))).toEqual({
      type: 'ask',
      at: 3,
    });
  });
});

const toldNow: QuizCommand[] = [{ type: 'open' }, { type: 'close' }, { type: 'reveal' }];
const toldAtRead = (at: number): QuizCommand[] => [{ type: 'ask', at }, ...toldNow];

describe('other steps', () => {
  test('ask before the end, and before another question closes the one that is open', () => {
    expect(doing(after(...toldAtRead(0), { type: 'podium' }), 'next')).toEqual(['end?']);
    const open = after(asked, { type: 'open' });
    expect(doing(open, 'skip')).toEqual(['leave for 1?']);
    expect(doing(open, 'goTo', 2)).toEqual(['leave for 2?']);
    expect(doing(open, 'goTo', 0)).toEqual([]);
    expect(doing(after(asked), 'skip')).toEqual([{ type: 'ask', at: 1 }]);
  });

  test('go back to what was told, once nobody answers any more', () => {
    const second = [...toldAtRead(0), { type: 'ask', at: 1 } as const];
    expect(doing(after(...second), 'goTo', 0)).toEqual([]);
    expect(doing(after(...second), 'previous')).toEqual([]);
    const told = after(...second, ...toldNow);
    expect(doing(told, 'previous')).toEqual([{ type: 'back', at: 0 }]);
    expect(doing(told, 'goTo', 0)).toEqual([{ type: 'back', at: 0 }]);
    expect(doing(after(...second, ...toldNow, { type: 'board' }), 'previous')).toEqual([
      { type: 'back', at: 1 },
    ]);
    expect(stepBack(after())).toBeNull();
  });

  test('open again what was closed and not told', () => {
    const open = after(asked, { type: 'open' });
    const closed = after(asked, { type: 'open' }, { type: 'close' });
    expect(doing(open, 'reopen')).toEqual([]);
    expect(doing(closed, 'reopen')).toEqual([{ type: 'open' }]);
    expect(doing(after(...toldAtRead(0)), 'reopen')).toEqual([]);
  });

  test('hold the time and make it longer where there is one', () => {
    const open = after(asked, { type: 'open' });
    expect(doing(open, 'togglePause')).toEqual([{ type: 'pause' }]);
    expect(doing(open, 'extend')).toEqual([{ type: 'extend', seconds: 15 }]);
    const untimed = after({ type: 'ask', at: 2 }, { type: 'open' });
    expect(doing(untimed, 'togglePause')).toEqual([]);
    expect(doing(untimed, 'extend')).toEqual([]);
  });

  test('put right what is on', () => {
    const told = after(...toldAtRead(0));
    expect(doing(told, 'correct')).toEqual(['correct?']);
    expect(doing(told, 'toggleVoid')).toEqual([{ type: 'void', place: 0, on: true }]);
    expect(doing(after(), 'correct')).toEqual([]);
    expect(doing(after(), 'toggleVoid')).toEqual([]);
  });
});
