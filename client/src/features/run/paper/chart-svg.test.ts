import { drawnOf } from '@sets/shared/question/drawn-round.ts';
import { kindOf, type Question, questionKindNames } from '@sets/shared/question/question-kinds.ts';
import type { RoundResult } from '@sets/shared/run/run.contract.ts';
import { rightNumber, rightOptions } from '@sets/shared/question/testing/rights.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { inLines } from '../../question/drawing/drawing-sheet.ts';
import { chartSvg, picturesIn } from './chart-svg.ts';

const examples = import.meta.glob<Question>(
  '../../../../../shared/src/question/kinds/testing/*.drafts.ts',
  { eager: true, import: 'example' },
);
const exampleOf = (name: string): Question =>
  Object.entries(examples).find(([path]) => path.endsWith(`/${name}.drafts.ts`))![1];

const drawn = {
  colourOf: (name: string) => `var-${name}`,
  widthOf: (text: string, size: number) => text.length * size * 0.5,
  pictures: new Map([['a-picture', 'data:image/png;base64,AA==']]),
};

/** What a question comes to where so many have answered it somehow, always the same. */
const roundOf = (asked: Question, people: number): RoundResult => {
  const kind = kindOf(asked);
  let chance = 1;
  const random = (): number => {
    chance = (chance * 16_807) % 2_147_483_647;
    return chance / 2_147_483_647;
  };
  const counters: Record<string, number> = {};
  for (let at = 0; at < people; at += 1) {
    const adds = kind.contribution(asked, kind.sample(asked, random));
    for (const [name, add] of Object.entries(adds)) counters[name] = (counters[name] ?? 0) + add;
  }
  const { multiple, lines, lists, unit } = kind.report(asked, counters);
  const of = lists === undefined ? drawnOf(asked, counters, undefined) : null;
  return {
    slot: 'q0.r1',
    question: 1,
    round: 1,
    text: asked.text,
    multiple,
    openedAt: null,
    closedAt: null,
    answered: people,
    ...(lists && { lists }),
    ...(unit && { unit }),
    lines: [...lines],
    ...(of && { drawn: { of, figures: 0 } }),
  };
};

const read = (rounds: readonly RoundResult[], text = 'What?'): Document => {
  const svg = chartSvg({ position: 1, text, multiple: true, rounds }, 2_000, drawn);
  return new DOMParser().parseFromString(svg, 'image/svg+xml');
};
const allOf = (page: Document, name: string): Element[] => [...page.getElementsByTagName(name)];
const textsOf = (page: Document): string[] =>
  allOf(page, 'text').map(({ textContent }) => textContent);

/** What stands for people: bars, columns and discs, by how much of the sheet they fill. */
const sizesOf = (page: Document): Set<string> => {
  const size = (each: Element): string =>
    ['width', 'height', 'rx', 'ry'].map((name) => each.getAttribute(name) ?? '').join(' ');
  const isPeople = (each: Element): boolean =>
    /^var-(people|answer-.)$/.test(each.getAttribute('fill') ?? '');
  const shapes = [...allOf(page, 'rect'), ...allOf(page, 'ellipse')];
  return new Set(shapes.filter(isPeople).map(size));
};

// A cloud is an SVG of its own, as large as its words are frequent (`cloud-files.test.ts`).
const counted = questionKindNames.filter(
  (name) => kindOf(exampleOf(name)).isSlide !== true && name !== 'word-cloud',
);

it.each(counted)(
  'a question of the kind %s is drawn by its counts, and is no mere list',
  (name) => {
    const page = read([roundOf(exampleOf(name), 40)]);
    expect(sizesOf(page).size).toBeGreaterThan(1);
    expect(page.querySelector('parsererror')).toBeNull();
    for (const rect of allOf(page, 'rect')) {
      expect(parseFloat(rect.getAttribute('width') ?? '')).toBeLessThanOrEqual(960);
    }
  },
);

it('tells a ranking by its places: the best mean place first, and a disc for each place', () => {
  const asked = exampleOf('ranking') as Question & { options: readonly { text: string }[] };
  const page = read([roundOf(asked, 40)]);
  expect(textsOf(page)).toEqual(expect.arrayContaining(['1st', '2nd', '3rd', 'Mean place']));
  expect(allOf(page, 'ellipse')).toHaveLength(9);
  expect(textsOf(page).join(' ')).not.toContain('%');
});

it('has the picture of pins in it', () => {
  const rounds = [roundOf(exampleOf('pin'), 5)];
  expect(picturesIn({ rounds })).toEqual(['a-picture']);
  expect(read(rounds).querySelector('image')?.getAttribute('href')).toContain('data:image');
});

it.each([
  { name: 'choice', right: { lines: [1], of: rightOptions('x') }, word: /✓ Correct$/ },
  { name: 'number', right: { lines: [], of: rightNumber(12, 1) }, word: /✓ Correct: 12/ },
])('marks what is right of a question of the kind $name', ({ name, right, word }) => {
  const round = roundOf(exampleOf(name), 40);
  const marked = (some: RoundResult): number =>
    textsOf(read([some])).filter((text) => word.test(text)).length;
  expect(marked(round)).toBe(0);
  expect(marked({ ...round, right })).toBe(1);
});

it('writes formulas as signs, which every drawing program can read', () => {
  const round = roundOf(exampleOf('choice'), 1);
  const lines = [{ text: '$\\sqrt{2}$', count: 1 }];
  expect(textsOf(read([{ ...round, lines }], 'What is $x^2$?'))).toEqual(
    expect.arrayContaining(['What is x²?', '√2']),
  );
});

it('puts no letter before what people wrote, and says how many lines it leaves out', () => {
  const lines = Array.from({ length: 33 }, (_, at) => ({ text: `Text ${at}`, count: 1 }));
  const page = read([{ ...roundOf(exampleOf('open-text'), 33), lines }]);
  expect(allOf(page, 'path')).toHaveLength(0);
  expect(textsOf(page)).toContain('And 13 more');
});

it('is an SVG of shapes and letters, whatever people wrote, and none of it is markup', () => {
  const typed = fc.array(fc.string({ unit: 'binary' }), { maxLength: 6 });
  fc.assert(
    fc.property(typed, fc.nat(2_000), (some, answered) => {
      const texts = [...some, '<script>&"'];
      const lines = texts.map((text, at) => ({ text, count: at * answered }));
      const base = { ...roundOf(exampleOf('choice'), 1), answered, lines };
      const page = read([base, { ...base, round: 2 }], texts.join(' '));
      const names = new Set(allOf(page, '*').map(({ tagName }) => tagName));
      expect([...names].filter((name) => !['path', 'rect', 'svg', 'text'].includes(name))).toEqual(
        [],
      );
    }),
    { numRuns: 4 },
  );
});

it('breaks a text between words, and loses none', () => {
  const words = fc.array(fc.stringMatching(/^\S{1,30}$/), { maxLength: 30 });
  fc.assert(
    fc.property(words, (all) => {
      const lines = inLines(all.join(' '), 40, (text) => text.length);
      expect(lines.join(' ')).toBe(all.join(' '));
      for (const line of lines) expect(line.length <= 40 || !/\s/.test(line)).toBe(true);
    }),
  );
});
