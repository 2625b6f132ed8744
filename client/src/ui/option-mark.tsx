import './option-mark.css';

const letters = 'ABCDEFGHIJ';

/** Outlines in a square of 24, as unlike as can be: told apart without colour, from the back row. */
const shapes = [
  'M12 2.5a9.5 9.5 0 1 0 0 19a9.5 9.5 0 1 0 0-19z',
  'M12 2.2 22.6 20.8H1.4z',
  'M3.5 3.5h17v17h-17z',
  'M12 1 23 12 12 23 1 12z',
  'M12 1.2l3.2 7.1 7.7.8-5.8 5.2 1.7 7.6-6.8-3.9-6.8 3.9 1.7-7.6L1.1 9.1l7.7-.8z',
  'M8.7 2h6.6v6.7H22v6.6h-6.7V22H8.7v-6.7H2V8.7h6.7z',
  'M6.5 2.4h11L23 12l-5.5 9.6h-11L1 12z',
  'M2 6.5A9.9 9.9 0 0 1 22 6.5V18a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4z',
  'M1.5 7h21a10.5 10.5 0 0 1-21 0z M1.5 17h21v3h-21z',
  'M6 1.8 12 7.8l6-6L22.2 6l-6 6 6 6-4.2 4.2-6-6-6 6L1.8 18l6-6-6-6z',
];
/** The same of what says yes or no. */
export const signs = {
  tick: 'M1.2 13.4 5.4 9.2l4.5 4.5L19 3.6l4.2 4.2L9.9 22.1z',
  cross: 'M6 1.8 12 7.8l6-6L22.2 6l-6 6 6 6-4.2 4.2-6-6-6 6L1.8 18l6-6-6-6z',
} as const;
export type Sign = keyof typeof signs;

/** Okabe and Ito have eight colours; the last two options share one with another shape. */
const colours = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'a', 'b'];
/** The one that is black on light grounds and white on dark ones. */
const black = 'h';
const colourAt = (index: number): string => colours[index] ?? black;

/** On the ground of the house these are seen better in another colour. */
const onHouse: Readonly<Record<string, string>> = {
  a: 'house-answer-a',
  c: 'house-answer-c',
  f: 'house-answer-f',
  [black]: 'house-ink',
};

/** The outline of an option's mark, in a square of 24. */
export const optionShape = (index: number): string => shapes[index] ?? shapes[0] ?? '';

export const optionLetter = (index: number): string => letters[index] ?? '';

/** What an option is called among words: by its letter, where it has one. */
export const optionName = (
  index: number,
  option: { text: string; sign?: Sign | undefined },
): string => (option.sign === undefined ? optionLetter(index) : option.text);

/** The token of the colour that fills what belongs to an option: for a canvas, which asks for it by name. */
export const optionVariable = (index: number): string => `answer-${colourAt(index)}`;

/** The same where it stands on the colour of the house. */
export const optionVariableOnHouse = (index: number): string =>
  onHouse[colourAt(index)] ?? optionVariable(index);

export const isBlackOption = (index: number): boolean => colourAt(index) === black;

/** The colour that fills what belongs to an option, as a CSS value. */
export const optionColour = (index: number): string => `var(--${optionVariable(index)})`;

/** The line around that fill, seen on every ground, as a CSS value. */
export const optionEdge = (index: number): string => `var(--${optionVariable(index)}-edge)`;

/** Fill and line of the bar of an option, as the custom properties that styles of bars read. */
export const optionBar = (index: number) => ({
  '--bar': optionColour(index),
  '--edge': optionEdge(index),
});

interface OptionMarkProps {
  readonly index: number;
  /** Where the option says yes or no, that takes the place of shape and letter. */
  readonly sign?: Sign | undefined;
}

/** How an option is recognised everywhere: shape, colour and letter. As large as the text around it. */
export const OptionMark = ({ index, sign }: OptionMarkProps) => (
  <span className="option-mark" data-signed={sign !== undefined}>
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path
        d={sign ? signs[sign] : shapes[index]}
        style={{ fill: optionColour(index), stroke: optionEdge(index) }}
      />
    </svg>
    {sign === undefined && <b>{optionLetter(index)}</b>}
  </span>
);
