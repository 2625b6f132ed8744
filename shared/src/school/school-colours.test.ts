import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contrast } from '../core/colour.ts';
import { difference, toOklch } from '../core/oklch.ts';
import { answerFills, coloursOfSchool } from './school-colours.ts';

const grounds = {
  paper: { paper: '#faf9f6', raised: '#ffffff', ink: '#16131f', dark: '#16131f' },
  night: { paper: '#0f0c17', raised: '#1a1625', ink: '#f3f1f8', dark: '#16131f' },
} as const;

const anyColour = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((number) => `#${number.toString(16).padStart(6, '0')}`);

const named = {
  pine: '#00594f',
  yellow: '#f2b705',
  red: '#c8102e',
  navy: '#0a1f44',
  sky: '#6ec1e4',
  black: '#000000',
  grey: '#808080',
  lime: '#b5e61d',
  white: '#ffffff',
  orange: '#ff6a13',
  purple: '#5c2d91',
};

const check = (colour: string): void => {
  const made = coloursOfSchool(colour);
  for (const name of ['paper', 'night'] as const) {
    const { paper, raised, ink } = grounds[name];
    const tokens = made[name];
    const floor = (of: string, on: string, least: number, what: string): void => {
      expect(contrast(of, on), `${what} of ${colour} on ${name}`).toBeGreaterThanOrEqual(least);
    };
    floor(tokens['house-ink'], tokens.house, 9, 'house-ink');
    floor(tokens['house-ink'], tokens['house-deep'], 7, 'house-ink on house-deep');
    floor(tokens['house-soft'], tokens.house, 7, 'house-soft');
    floor(tokens['house-dot'], tokens.house, 3, 'house-dot');
    floor(tokens.people, paper, 4.5, 'people');
    floor(tokens.people, raised, 4.5, 'people on raised');
    floor(tokens['on-people'], tokens.people, 4.5, 'on-people');
    floor(tokens['on-people'], tokens['people-ink'], 4.5, 'on-people on people-ink');
    floor(tokens['people-ink'], paper, 7, 'people-ink');
    floor(tokens['people-ink'], tokens['people-tint'], 4.5, 'people-ink on people-tint');
    floor(ink, tokens['people-tint'], 7, 'ink on people-tint');
    for (const fill of answerFills) {
      expect(difference(fill, tokens.people), `people of ${colour}`).toBeGreaterThanOrEqual(0.09);
    }
  }
};

describe('the colours that are made of a school’s one', () => {
  test.each(Object.entries(named))('%s keeps all floors', (_name, colour) => {
    check(colour);
  });

  test('any colour keeps all floors, on both grounds', () => {
    fc.assert(fc.property(anyColour, check), { numRuns: 300 });
  });

  test('a dark colour is the house as it is given, and white stands on it', () => {
    expect(coloursOfSchool(named.navy).paper).toMatchObject({
      house: named.navy,
      'house-ink': '#ffffff',
    });
  });

  test('a yellow school stays light and takes dark words', () => {
    const { paper } = coloursOfSchool(named.yellow);
    expect(paper['house-ink']).toBe('#16131f');
    expect(toOklch(paper.house).lightness).toBeGreaterThan(0.75);
  });

  test('the hue stays, but for what a screen rounds', () => {
    fc.assert(
      fc.property(anyColour, (colour) => {
        const { hue, chroma } = toOklch(colour);
        const house = toOklch(coloursOfSchool(colour).paper.house);
        fc.pre(chroma > 0.05 && house.chroma > 0.05);
        const turned = Math.abs(Math.atan2(Math.sin(hue - house.hue), Math.cos(hue - house.hue)));
        expect(turned).toBeLessThan(0.12);
      }),
    );
  });

  test('people of a school whose colour is that of an answer are neutral', () => {
    expect(coloursOfSchool('#0072b2').paper.people).toBe('#4a4556');
    expect(coloursOfSchool('#56b4e9').night.people).toBe('#c5c0d2');
  });
});
