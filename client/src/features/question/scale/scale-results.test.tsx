import { example as scale } from '@sets/shared/question/kinds/testing/scale.drafts.ts';
import { stepsOf } from '@sets/shared/question/kinds/scale.ts';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { scaleResults } from './scale-results.tsx';

it('the columns of all statements have one scale: as many people are as high in each', () => {
  const steps = stepsOf(scale).map(() => 0);
  const [first, second, ...others] = scale.statements;
  const counts = {
    statements: [
      { id: first!.id, steps: steps.with(0, 20) },
      { id: second!.id, steps: steps.with(0, 5) },
      ...others.map(({ id }) => ({ id, steps })),
    ],
  };
  const { Results } = scaleResults;
  render(<Results question={scale} caption="Answers" counts={counts} answered={20} />);
  const parts = [...document.querySelectorAll<HTMLElement>('.step-bars')].map((bars) =>
    bars.querySelector<HTMLElement>('span')?.style.getPropertyValue('--part'),
  );
  expect(parts.slice(0, 2)).toEqual(['1', '0.25']);
});
