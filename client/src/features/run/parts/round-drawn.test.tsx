import { drawnOf } from '@sets/shared/question/drawn-round.ts';
import { example as number } from '@sets/shared/question/kinds/testing/number.drafts.ts';
import { example as points } from '@sets/shared/question/kinds/testing/points.drafts.ts';
import { example as ranking } from '@sets/shared/question/kinds/testing/ranking.drafts.ts';
import { example as pin } from '@sets/shared/question/kinds/testing/pin.drafts.ts';
import { example as scale } from '@sets/shared/question/kinds/testing/scale.drafts.ts';
import { kindOf, type Question } from '@sets/shared/question/question-kinds.ts';
import type { RoundResult } from '@sets/shared/run/run.contract.ts';
import { rightNumber } from '@sets/shared/question/testing/rights.ts';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { OnPaper } from '../paper/on-paper.ts';
import { OnSlide } from '../paper/on-slide.ts';
import { StillClouds } from '../words/still-clouds.ts';
import { AskedCard } from './asked-card.tsx';
import { RoundChart } from './round-chart.tsx';

const base = {
  slot: 'q0.r1',
  question: 1,
  round: 1,
  openedAt: null,
  closedAt: null,
  answered: 1,
};

/** What a question comes to when one person has answered this. */
const roundOf = (asked: Question, given: unknown): RoundResult => {
  const kind = kindOf(asked);
  const counters = kind.contribution(asked, kind.schemas.value.parse(given));
  const { multiple, lines, figures = [] } = kind.report(asked, counters);
  const drawn = { of: drawnOf(asked, counters, undefined), figures: figures.length };
  const told = { multiple, lines: [...lines], figures: [...figures], drawn };
  return { ...base, text: asked.text, ...told };
};
const show = (round: RoundResult) => {
  const { text, multiple } = round;
  return render(<AskedCard asked={{ position: 1, text, multiple, rounds: [round] }} joined={2} />);
};

it('a scale is told by its statements, each with its mean, and no letter stands before a step', () => {
  show(roundOf(scale, { ratings: [{ id: 'pace', rating: 4 }] }));
  screen.getByRole('row', { name: /^The pace was right 4\.0 / });
  screen.getByRole('columnheader', { name: 'Spread' });
  expect(screen.queryByText('Several answers were possible')).toBeNull();
  // Its table has the figures.
  expect(document.querySelector('.chart-figures')).toBeNull();
  expect(document.querySelector('.chart')).toBeNull();
});

it.each([
  { asked: ranking, given: { order: ranking.options.map(({ id }) => id) } },
  { asked: points, given: { points: [{ id: points.options[0]!.id, points: points.total }] } },
])(
  'of a question of the kind $asked.kind it is not said that several answers were possible',
  ({ asked, given }) => {
    show(roundOf(asked, given));
    screen.getByRole('table');
    expect(screen.queryByText('Several answers were possible')).toBeNull();
  },
);

it('the number that is right stands above its columns', () => {
  const round = roundOf(number, { number: number.min });
  show({ ...round, right: { lines: [], of: rightNumber(number.min) } });
  screen.getByText(/^✓ Correct: /);
});

it('pins stand on their picture', () => {
  show(roundOf(pin, { x: 16, y: 16 }));
  const picture = screen.getByRole('img', { name: 'A map of the campus' });
  expect(picture.parentElement?.querySelectorAll('.pin-dots circle')).toHaveLength(1);
});

it('what cannot be read, or was not drawn, is told of its lines', () => {
  const round = roundOf(scale, { ratings: [{ id: 'pace', rating: 4 }] });
  show({ ...round, drawn: { of: { question: 'of a newer Sets' }, figures: 0 } });
  screen.getByRole('row', { name: /The pace was right: 4/ });
});

it('says where nobody answered', () => {
  show({ ...roundOf(pin, { x: 1, y: 1 }), answered: 0 });
  screen.getByText('Nobody answered.');
});

it('texts of people’s own are a list without letters: the first, and all where somebody wants them', async () => {
  const lines = Array.from({ length: 12 }, (_, at) => ({ text: `Text ${at}`, count: 1 }));
  show({ ...base, text: 'Why?', multiple: false, lists: 'texts', lines });
  expect(screen.getAllByRole('listitem')).toHaveLength(10);
  await userEvent.click(screen.getByRole('button', { name: 'Show all 12' }));
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    lines.map(({ text }) => text),
  );
});

it('in a report all texts stand, and on a slide the first ones, with how many more there are', () => {
  const lines = Array.from({ length: 45 }, (_, at) => ({ text: `Text ${at}`, count: 1 }));
  const round = { ...base, text: 'Why?', multiple: false, lists: 'texts', lines } as const;
  const inFile = (isSlide: boolean) =>
    render(
      <OnPaper value>
        <OnSlide value={isSlide}>
          <RoundChart round={round} />
        </OnSlide>
      </OnPaper>,
    );
  const page = inFile(false);
  expect(screen.getAllByRole('listitem')).toHaveLength(45);
  page.unmount();
  inFile(true);
  expect(screen.getAllByRole('listitem')).toHaveLength(30);
  screen.getByText('and 15 more');
});

it('on a slide a cloud stands alone, and in a report all its words stand below it', () => {
  const lines = Array.from({ length: 30 }, (_, at) => ({ text: `word${at}`, count: 30 - at }));
  const round = { ...base, text: 'One word', multiple: true, lists: 'words', lines } as const;
  const placed = lines.slice(0, 28).map(({ text, count }) => {
    return { key: text, text, count, x: 10, y: 10, size: 12 };
  });
  const cloud = { width: 960, height: 540, smallest: 11, placed, left: 2 };
  const pictures = new Map([[base.slot, cloud]]);
  const inFile = (isSlide: boolean) =>
    render(
      <StillClouds value={pictures}>
        <OnSlide value={isSlide}>
          <RoundChart round={round} />
        </OnSlide>
      </StillClouds>,
    );
  const page = inFile(false);
  expect(screen.getAllByRole('listitem')).toHaveLength(30);
  page.unmount();
  inFile(true);
  expect(screen.queryAllByRole('listitem')).toHaveLength(0);
  screen.getByText('+2 more');
});
