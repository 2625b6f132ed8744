import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { aQnaSpace, aQuestion, mayModerate } from '../../../test/a-question.ts';
import { renderPart } from '../../../test/render-part.tsx';
import { LabelChips } from './parts/label-chips.tsx';
import { QuestionRow } from './parts/question-row.tsx';
import { Versions } from './parts/versions.tsx';

/*
 * Titles, names, labels and versions are words that somebody typed and that stand outside of
 * Markdown: they are shown as they were typed, and change nothing around them.
 */

afterEach(cleanup);

const rowOf = (typed: string): HTMLElement => {
  const question = aQuestion({
    title: typed,
    author: { userid: 'x', username: typed },
    labels: ['l1'],
    may: mayModerate,
  });
  const labels = [{ labelid: 'l1', name: typed, colour: 'a' as const }];
  const { container } = renderPart(<QuestionRow question={question} labels={labels} />);
  return container;
};

const runs = /^(script|iframe|img|object|embed|style|link|form|base|meta)$/i;
const isRunning = ({ name, value }: Attr): boolean =>
  /^on/i.test(name) || /^\s*(javascript|data|vbscript):/i.test(value);

/** The elements that would run something, or load something from elsewhere. */
const faultsOf = (within: HTMLElement): string[] =>
  Array.from(within.querySelectorAll('*'))
    .filter(
      ({ tagName, attributes }) => runs.test(tagName) || Array.from(attributes).some(isRunning),
    )
    .map(({ outerHTML }) => outerHTML);

it.each([
  ['markup', '<img src=x onerror=alert(1)><script>alert(1)</script>'],
  ['an SVG', '<svg onload=alert(1)><a xlink:href="javascript:alert(1)">x</a></svg>'],
  ['Markdown', '[x](javascript:alert(1)) ![y](https://evil.example/y.png)'],
  ['a formula that would lead away', '$\\href{javascript:alert(1)}{x}$'],
  ['a formula with markup', '$\\htmlData{onclick=alert(1)}{x}<img src=x>$'],
])('shows %s as words', (_what, typed) => {
  const row = rowOf(typed);
  expect(faultsOf(row)).toEqual([]);
  expect(row.textContent).toContain(typed.startsWith('$') ? 'x' : typed);
});

it('lets no direction of a name or a label turn the words around it', () => {
  const turned = 'gnp.\u05D0\u05D1\u05D2 exe';
  const row = rowOf(turned);
  const names = [...row.querySelectorAll('bdi')].map(({ textContent }) => textContent);
  expect(names).toEqual([turned, turned]);
  expect(row.querySelector('h3 a')?.getAttribute('dir')).toBe('auto');
});

it('keeps a pile of marks, and words without an end, within their lines', () => {
  const row = rowOf(`Z${'\u0301'.repeat(200)} ${'W'.repeat(180)}`);
  expect(row.querySelector('h3 a')?.className).toContain('[overflow-wrap:anywhere]');
  expect([...row.querySelectorAll('bdi')].at(-1)?.closest('p')?.className).toContain(
    '[overflow-wrap:anywhere]',
  );
});

it('draws a bomb of a formula in a title within two seconds', () => {
  const startedAt = performance.now();
  rowOf(`$${'\\def\\a{xx}'.repeat(18)}$ ${'$x$ '.repeat(40)}`);
  expect(performance.now() - startedAt).toBeLessThan(2_000);
});

it('shows markup in an older version as it was typed', () => {
  const typed = '<b>**bold**</b> <img src=x onerror=alert(1)>';
  const versions = [
    { at: 0, title: 'Old', text: typed, by: { userid: 'x', username: typed } },
    { at: 1, title: 'New', text: `${typed} more`, by: null },
  ];
  const { container } = renderPart(<Versions versions={versions} />);
  expect(faultsOf(container)).toEqual([]);
  expect(container.textContent).toContain(typed);
});

/** Published lists of what gets past others; they lie beside the checkouts of the developers alone. */
const lists = join(import.meta.dirname, '../../../../../shared/fixtures/strings');
const listsAreHere = existsSync(lists);

describe.skipIf(!listsAreHere)('nothing that runs is left of what is published', () => {
  it.each(['xss-html5-vectors.txt', 'xss-intruders.txt', 'markdown-xss.txt'])('%s', (name) => {
    const typed = readFileSync(join(lists, name), 'utf8').split('\n').filter(Boolean);
    const faults: string[] = [];
    // All of a list on one page: what is left of one would be found in it all the same.
    const labels = typed.map((each, index) => ({
      labelid: `l${index}`,
      name: each,
      colour: 'plain' as const,
    }));
    const { container } = renderPart(
      <>
        <LabelChips labels={labels} of={labels.map(({ labelid }) => labelid)} />
        <ul>
          {typed.map((each, index) => (
            <QuestionRow
              key={labels[index]?.labelid}
              question={aQuestion({ title: each, author: { userid: 'x', username: each } })}
              labels={aQnaSpace().labels}
            />
          ))}
        </ul>
      </>,
    );
    faults.push(...faultsOf(container));
    expect(faults).toEqual([]);
    expect(container.querySelectorAll('h3')).toHaveLength(typed.length);
  });
});
