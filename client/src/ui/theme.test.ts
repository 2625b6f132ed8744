import { contrast } from '@sets/shared/core/colour.ts';
import { describe, expect, it } from 'vitest';
import { tokensIn, tokenThemes } from '../../test/tokens.ts';

const answers = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
const grounds = ['paper', 'raised', 'sunken'];

/** What stands on what, and how well it must be seen there. */
const floors: readonly (readonly [of: string, on: string, least: number])[] = [
  ...grounds.map((ground) => ['ink', ground, 14] as const),
  ['ink-soft', 'paper', 6.4],
  ['ink-soft', 'raised', 4.5],
  ['ink-soft', 'sunken', 4.5],
  ['ink', 'people-tint', 7],
  ['screen-soft', 'paper', 8.7],
  ['screen-bad', 'paper', 7],
  ['line-strong', 'paper', 3],
  ['line-strong', 'raised', 3],
  ['line-strong', 'sunken', 3],
  ['people', 'paper', 4.5],
  ['people', 'raised', 4.5],
  ['on-people', 'people', 4.5],
  ['on-people', 'people-ink', 4.5],
  ['people-ink', 'paper', 7],
  ['people-ink', 'raised', 7],
  ['people-ink', 'people-tint', 5.5],
  ['house-ink', 'house', 9],
  ['house-soft', 'house', 7],
  ['house-dot', 'house', 3],
  ['house-ink', 'house-deep', 9],
  ...['a', 'c', 'f'].map((answer) => [`house-answer-${answer}`, 'house', 3] as const),
  ...['good', 'warn', 'bad'].flatMap((state) => [
    [state, 'paper', 6] as const,
    [state, 'raised', 5.5] as const,
    [state, `${state}-tint`, 5.5] as const,
    ['ink', `${state}-tint`, 7] as const,
  ]),
  ['paper', 'bad', 4.5],
  // Code in colours, on the ground of code.
  ...['people-ink', 'good', 'warn', 'bad', 'answer-a-edge'].map(
    (colour) => [colour, 'sunken', 4.5] as const,
  ),
  ...answers.map((answer) => [`answer-${answer}-edge`, 'paper', 4] as const),
  ...answers.map((answer) => [`answer-${answer}-edge`, 'raised', 3] as const),
];

describe.each(tokenThemes)('the colours of %s', (theme) => {
  const tokens = tokensIn(theme);
  it.each(floors)('%s is seen on %s with %d', (of, on, least) => {
    expect(contrast(tokens.get(of)!, tokens.get(on)!)).toBeGreaterThanOrEqual(least);
  });
});

it('the answers keep their colours in every theme, but for black, which is white at night', () => {
  const fills = tokenThemes.map((theme) => answers.map((a) => tokensIn(theme).get(`answer-${a}`)));
  expect(fills[0]!.slice(0, 7)).toEqual(fills[1]!.slice(0, 7));
  expect(fills[1]).toEqual(fills[2]);
  expect([fills[0]![7], fills[1]![7]]).toEqual(['#000000', '#ffffff']);
});

it('high contrast has no colour but those of answers', () => {
  const others = [...tokensIn('contrast')].filter(([name]) => !/answer-.$/.test(name));
  for (const [name, colour] of others) expect(colour, name).toMatch(/^#(000000|333333|ffffff)$/);
  expect(others.length).toBeGreaterThan(30);
});
