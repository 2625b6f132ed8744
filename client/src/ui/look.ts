import type { RoomLook, RoomSchool, SchoolColours, ScreenTheme } from '@sets/shared/live/look.ts';
import type { CSSProperties } from 'react';

/** What of an element says how it looks; nothing where it follows the device. */
export interface Dress {
  readonly 'data-theme'?: 'paper' | 'night' | 'contrast';
  readonly style?: CSSProperties;
}

const themes: readonly ScreenTheme[] = ['paper', 'night', 'school', 'school-night', 'contrast'];

/** What a host can choose among: without a school's colour there are fewer. */
export const screenThemesOf = (school: RoomSchool | null): readonly ScreenTheme[] =>
  themes.filter((theme) => !theme.startsWith('school') || (school?.colours ?? null) !== null);

/** The next one, as one key goes round. */
export const nextScreenTheme = ({ theme, school }: RoomLook): ScreenTheme => {
  const all = screenThemesOf(school);
  return all[(all.indexOf(theme) + 1) % all.length] ?? 'paper';
};

/** As custom properties. */
const tokens = (colours: SchoolColours): Record<string, string> =>
  Object.fromEntries(Object.entries(colours).map(([name, colour]) => [`--${name}`, colour]));

/** How the screen of a room is dressed. Of a room that is older than looks it follows the device. */
export const screenDress = (look: RoomLook | undefined): Dress => {
  if (look === undefined) return {};
  const { theme, school } = look;
  if (theme === 'contrast') return { 'data-theme': 'contrast' };
  const ground = theme === 'night' || theme === 'school-night' ? 'night' : 'paper';
  const colours = theme.startsWith('school') ? school?.colours : null;
  return {
    'data-theme': ground,
    ...(colours && { style: tokens(colours[ground]) as CSSProperties }),
  };
};

/** The colours of a school on a page that is light or dark as its device is: by custom property. */
export const schoolTokens = (school: RoomSchool | null): ReadonlyMap<string, string> => {
  if (school === null || school.colours === null) return new Map();
  const { paper, night } = school.colours;
  const names = Object.keys(paper) as (keyof SchoolColours)[];
  return new Map(names.map((name) => [`--${name}`, `light-dark(${paper[name]}, ${night[name]})`]));
};
