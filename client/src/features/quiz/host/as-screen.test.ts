import { quizActivity } from '@sets/shared/quiz/quiz.activity.ts';
import type { QuizCommand } from '@sets/shared/quiz/quiz.live.ts';
import { choiceOfTeam } from '@sets/shared/quiz/teams/team-slot.ts';
import type { QuizTally } from '@sets/shared/quiz/quiz.tallies.ts';
import { buildQuiz, now, startQuiz, step, sumOf } from '@sets/shared/quiz/testing/capitals-quiz.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asScreenTally, asScreenView } from './as-screen.ts';
import { readHostView } from './read-quiz.ts';

const quiz = buildQuiz({ reading: 5 });
const at = fc.nat(quiz.items.length - 1);
const command: fc.Arbitrary<QuizCommand> = fc.oneof(
  fc.record({ type: fc.constantFrom('ask' as const, 'back' as const), at }),
  fc.record({ type: fc.constantFrom('open' as const, 'close' as const, 'reveal' as const) }),
  fc.record({ type: fc.constantFrom('board' as const, 'podium' as const, 'pause' as const) }),
  fc.constant<QuizCommand>({
    type: 'teams',
    teams: { names: ['Circles', 'Stars'], by: 'lot' },
    anew: false,
  }),
  fc.record({ type: fc.constant('void' as const), place: at, on: fc.boolean() }),
);

test('the host’s picture of the projector is what the projector is told, whatever the host does', () => {
  fc.assert(
    fc.property(
      fc.array(command, { maxLength: 20 }),
      fc.nat(12),
      fc.constantFrom(0, 1_000),
      (commands, people, apart) => {
        let state = startQuiz(quiz);
        for (const each of commands) {
          const result = step(quiz, state, each, now);
          if (result.ok) state = result.value;
        }
        const answers = Array.from({ length: people }, (_none, index) => [
          {
            participant: `p${index}`,
            slot: 'q0',
            value: { answer: { choices: ['rome'] }, took: apart * index },
          },
          {
            participant: `p${index}`,
            slot: 'team.1',
            value: { answer: choiceOfTeam(index % 2) },
          },
        ]).flat();
        const counts = { answered: people, counters: { rome: people } };
        const tallies = new Map(quizActivity.shown(state).map((slot) => [slot, counts]));
        const sum = state.told.length === 0 ? null : sumOf(quiz, state, answers);
        const told = (audience: 'host' | 'screen') => ({
          view: quizActivity.view(audience, quiz, state),
          tally: quizActivity.tally(audience, quiz, state, {
            tallies,
            results: sum,
          }) as QuizTally | null,
        });
        const host = told('host');
        const view = readHostView(host.view)!;
        expect({ view: asScreenView(view), tally: asScreenTally(host.tally, view) }).toEqual(
          told('screen'),
        );
      },
    ),
  );
});
