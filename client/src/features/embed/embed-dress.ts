import type { RoomLook, ScreenTheme } from '@sets/shared/core/look.ts';
import type { EmbedBackground } from '@sets/shared/embed/embed-look.ts';

const grounds: Readonly<Record<Exclude<EmbedBackground, 'projector'>, 'paper' | 'night'>> = {
  light: 'paper',
  'none-dark': 'paper',
  dark: 'night',
  none: 'night',
};

/** The theme of this ground; a room in the colours of its school keeps them. */
const themeOn = (ground: 'paper' | 'night', before: ScreenTheme | undefined): ScreenTheme => {
  if (before?.startsWith('school') !== true) return ground;
  return ground === 'paper' ? 'school' : 'school-night';
};

/** How the picture of a room is dressed: as its projector, unless the link says otherwise. */
export const embedDress = (
  background: EmbedBackground,
  look: RoomLook | undefined,
): RoomLook | undefined => {
  if (background === 'projector') return look;
  return { theme: themeOn(grounds[background], look?.theme), school: look?.school ?? null };
};

export const isTransparent = (background: EmbedBackground): boolean =>
  background === 'none' || background === 'none-dark';
