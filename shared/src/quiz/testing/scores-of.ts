import { SaidInRun } from '../after/said.ts';
import { type Scores, scoreSteps } from '../after/scores.ts';
import type { QuizDefinition } from '../quiz.contract.ts';
import type { QuizState } from '../quiz.live.ts';
import { type Given, sumOf } from './capitals-quiz.ts';

/** What a run of these answers came to, made at once. */
export const scoresOf = (
  definition: QuizDefinition,
  state: QuizState,
  answers: readonly Given[],
): Scores => {
  const sum = sumOf(definition, state, answers);
  const said = new SaidInRun(definition, state, sum);
  for (const answer of answers) said.add(answer);
  const steps = scoreSteps(definition, state, sum, said.all());
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
};
