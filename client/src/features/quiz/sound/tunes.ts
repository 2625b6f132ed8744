/** A tone: when it begins and how long it lasts, in seconds; how high, in Hz; how loud, from 0 to 1. */
export interface Note {
  readonly at: number;
  readonly lasts: number;
  readonly pitch: number;
  readonly loud: number;
  readonly wave: 'sine' | 'triangle';
}
export type Tune = readonly Note[];

/** A tone so many half tones above the A of 440 Hz. */
const pitchOf = (halfTones: number): number => 440 * 2 ** (halfTones / 12);

const note = (
  at: number,
  halfTones: number,
  lasts: number,
  { loud = 0.5, wave = 'sine' }: Partial<Pick<Note, 'loud' | 'wave'>> = {},
): Note => ({ at, lasts, pitch: pitchOf(halfTones), loud, wave });

/** Everything is in C major, so whatever sounds together fits. */
const [c, e, f, g, a, b] = [3, 7, 8, 10, 12, 14] as const;
const octave = 12;

/** What comes up a step of the podium, and lands there. */
const step = (at: number, tones: readonly number[], lasts: number): Tune =>
  tones.map((tone, index) => note(at + 0.06 * index, tone, lasts, { wave: 'triangle' }));

/** What is heard of a quiz. Short and soft: a lecture hall has large loudspeakers. */
export const tunes = {
  /** Somebody has come in. */
  join: [note(0, g, 0.14, { loud: 0.25 }), note(0.07, c + octave, 0.2, { loud: 0.25 })],
  /** A second of the last five. */
  tick: [note(0, c, 0.09, { loud: 0.3, wave: 'triangle' })],
  /** The last second. */
  lastTick: [note(0, g, 0.16, { loud: 0.35, wave: 'triangle' })],
  close: [note(0, g, 0.2), note(0.14, e, 0.2), note(0.28, c, 0.5)],
  reveal: [
    note(0, c, 0.3, { wave: 'triangle' }),
    note(0.1, e, 0.3, { wave: 'triangle' }),
    note(0.2, g, 0.3, { wave: 'triangle' }),
    note(0.3, c + octave, 0.8, { wave: 'triangle' }),
  ],
  board: [note(0, f, 0.25), note(0.12, a, 0.25), note(0.24, c + octave, 0.5)],
} as const satisfies Record<string, Tune>;

const steps: Readonly<Record<number, Tune>> = {
  1: [
    ...step(0, [c, e, g, c + octave], 0.9),
    ...step(0.7, [f, a, c + octave], 0.5),
    ...step(1.2, [g, b, g + octave], 0.5),
    ...step(1.7, [c, g, e + octave, c + 2 * octave], 1.8),
  ],
  2: step(0, [g, b, g + octave], 0.7),
  3: step(0, [f, a, c + octave], 0.6),
};

/** A step of the podium that rises, and when, in ms. */
export interface Rise {
  readonly place: number;
  readonly from: number;
}

/** All of a podium whose steps rise at these times, in ms: each has its chord, the first a fanfare. */
export const podiumTune = (rises: readonly Rise[]): Tune =>
  rises.flatMap(({ place, from }) =>
    (steps[place] ?? []).map((each) => Object.assign({}, each, { at: each.at + from / 1_000 })),
  );
