import type { ScreenTheme } from '@sets/shared/core/look.ts';
import type { EmbedBackground } from '@sets/shared/embed/embed-look.ts';

/** The colours of a picture; they are those of the pages (`client/src/ui/theme.css`). */
export interface Palette {
  readonly ground: string | null;
  readonly ink: string;
  readonly soft: string;
  readonly groove: string;
  /** What people wrote, and how many they are. */
  readonly people: string;
  /** Answers to choose from, in their order. */
  readonly answers: readonly string[];
  /** The letter on an answer's mark. */
  readonly onAnswer: readonly string[];
}

const answers = ['#0072b2', '#e69f00', '#009e73', '#cc79a7', '#56b4e9', '#d55e00', '#f0e442'];
const [white, black] = ['#ffffff', '#000000'];
const onAnswer = [white, black, white, black, black, white, black];

const paper: Palette = {
  ground: '#faf9f6',
  ink: '#16131f',
  soft: '#4a4556',
  groove: '#efedf2',
  people: '#5b49dc',
  answers: [...answers, black],
  onAnswer: [...onAnswer, white],
};
const night: Palette = {
  ground: '#0f0c17',
  ink: '#f3f1f8',
  soft: '#c5c0d2',
  groove: '#241f32',
  people: '#a597ff',
  answers: [...answers, white],
  onAnswer: [...onAnswer, black],
};
const contrast: Palette = {
  ...night,
  ground: black,
  ink: white,
  soft: white,
  groove: '#333333',
  people: white,
};

const palettes: Readonly<Record<ScreenTheme, Palette>> = {
  paper,
  night,
  school: paper,
  'school-night': night,
  contrast,
};

/** `theme` is that of the room's screen; of a room that is older than looks there is none. */
export const paletteOf = (background: EmbedBackground, theme: ScreenTheme = 'paper'): Palette => {
  switch (background) {
    case 'projector':
      return palettes[theme];
    case 'light':
      return paper;
    case 'dark':
      return night;
    case 'none':
      return { ...night, ground: null, groove: '#7f789366' };
    case 'none-dark':
      return { ...paper, ground: null, groove: '#7d778a44' };
  }
};
