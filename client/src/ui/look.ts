import type { CSSProperties } from 'react';

/** `school` is its colour on paper, `school-night` on night. */
type ScreenTheme = 'paper' | 'night' | 'school' | 'school-night' | 'contrast';

/** Colours by the names of the tokens that they take the place of. */
type SchoolColours = Readonly<Record<string, string>>;

/** What of a school is drawn; the contract says what it is. */
export interface RoomSchool {
  readonly name: string;
  /** An address on this server, or null. */
  readonly logo: string | null;
  readonly colours: Readonly<Record<'paper' | 'night', SchoolColours>> | null;
}

interface RoomLook {
  readonly theme: ScreenTheme;
  readonly school: RoomSchool | null;
}

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

/** The tokens that a school's colours take the place of, as custom properties. */
export const schoolTokens = (colours: SchoolColours): [name: string, colour: string][] =>
  Object.entries(colours).map(([name, colour]) => [`--${name}`, colour]);

/** The same as the style of an element. */
export const schoolStyle = (colours: SchoolColours): CSSProperties =>
  Object.fromEntries(schoolTokens(colours)) as CSSProperties;

/** How the screen of a room is dressed. Of a room that is older than looks it follows the device. */
export const screenDress = (look: RoomLook | undefined): Dress => {
  if (look === undefined) return {};
  const { theme, school } = look;
  if (theme === 'contrast') return { 'data-theme': 'contrast' };
  const ground = theme === 'night' || theme === 'school-night' ? 'night' : 'paper';
  const colours = theme.startsWith('school') ? school?.colours : null;
  return {
    'data-theme': ground,
    ...(colours && { style: schoolStyle(colours[ground]) }),
  };
};
