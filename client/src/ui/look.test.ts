import type { RoomSchool } from '@sets/shared/core/look.ts';
import { answerFills, coloursOfSchool } from '@sets/shared/school/school-colours.ts';
import { describe, expect, it } from 'vitest';
import { tokensIn } from '../../test/tokens.ts';
import { nextScreenTheme, schoolTokens, screenDress, screenThemesOf } from './look.ts';

const colours = coloursOfSchool('#00594f');
const school: RoomSchool = { name: 'Harbour University', logo: null, colours };
const plain: RoomSchool = { ...school, colours: null };

describe('the looks of the projector', () => {
  it('go round, with those of the school only where it has a colour', () => {
    const round = (from: RoomSchool | null): string[] => {
      const seen: string[] = [];
      let theme = screenThemesOf(from)[0]!;
      while (!seen.includes(theme)) {
        seen.push(theme);
        theme = nextScreenTheme({ theme, school: from });
      }
      return seen;
    };
    expect(round(school)).toEqual(['paper', 'night', 'school', 'school-night', 'contrast']);
    expect(round(plain)).toEqual(['paper', 'night', 'contrast']);
    expect(round(null)).toEqual(['paper', 'night', 'contrast']);
  });

  it('dress the screen; a school’s colour only in its own', () => {
    expect(screenDress(undefined)).toEqual({});
    expect(screenDress({ theme: 'contrast', school })).toEqual({ 'data-theme': 'contrast' });
    expect(screenDress({ theme: 'night', school })).toEqual({ 'data-theme': 'night' });
    expect(screenDress({ theme: 'school-night', school })).toMatchObject({
      'data-theme': 'night',
      style: { '--house': colours.night.house, '--people-ink': colours.night['people-ink'] },
    });
    expect(screenDress({ theme: 'school', school: plain })).toEqual({ 'data-theme': 'paper' });
  });

  it('a school changes the tokens of house and people, and no other', () => {
    const changed = schoolTokens(colours.paper).map(([name]) => name.slice(2));
    const known = [...tokensIn('paper').keys()];
    expect(known).toEqual(expect.arrayContaining(changed));
    expect(changed.every((name) => /^(house|(on-)?people)\b/.test(name))).toBe(true);
    // What answers look like on the colour of the house is the same for every school.
    const own = known.filter((name) => !name.startsWith('house-answer'));
    expect(changed).toHaveLength(own.filter((name) => /house|people/.test(name)).length);
  });

  it('no person looks like an answer: the rule knows the fills of the style sheet', () => {
    const fills = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((a) =>
      tokensIn('paper').get(`answer-${a}`),
    );
    expect(fills).toEqual(answerFills);
  });
});
