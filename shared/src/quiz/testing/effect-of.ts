import { effectSteps } from '../quiz.effect.ts';

/** What a remedy would change, made at once. */
export const effectOf = (...given: Parameters<typeof effectSteps>) => {
  const steps = effectSteps(...given);
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
};
