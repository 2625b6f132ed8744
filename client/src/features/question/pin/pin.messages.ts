import { plural } from '../../../core/plural.ts';
import { formatCount } from '../../../ui/number-format.ts';

const pins = (count: number): string =>
  `${formatCount(count)} ${plural(count, { one: 'pin', other: 'pins' })}`;

/** What is said where a pin is put on a picture. */
export const pinMessages = {
  name: 'Pin on a picture',
  means: 'A place on a picture.',
  picture: 'Picture',
  lacksPicture: 'Choose the picture on which pins are put.',
  prompt: 'Put your pin on the picture',
  help: 'Tap the picture.',
  helpKeys: 'Or move the cross-hair with the arrow keys; with Shift in larger steps.',
  across: 'Pin, from the left',
  down: 'Pin, from the top',
  none: 'No pin yet',
  you: 'You',
  place: 'Place',
  left: 'Left',
  middle: 'Middle',
  right: 'Right',
  upper: 'Upper',
  lower: 'Lower',
  spoken: (region: string, count: number) => `${region}: ${pins(count)}`,
  hits: (hits: number, of: number) => `✓ Correct: ${formatCount(hits)} of ${formatCount(of)}`,
  results: (question: string) => `Answers to: ${question}`,
} as const;
