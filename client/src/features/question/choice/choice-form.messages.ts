import { plural } from '../../../core/plural.ts';

/** What the editor says of a question with answers to choose from. */
export const choiceFormMessages = {
  name: 'Multiple choice',
  means: 'One answer of several, or more of them.',
  options: 'Answers to choose from',
  option: (letter: string) => `Answer ${letter}`,
  addOption: 'Add an answer',
  removeOption: (letter: string) => `Remove answer ${letter}`,
  optionsHint: 'Enter adds the next one. Paste a list to fill several at once.',
  addPicture: (letter: string) => `Add a picture to answer ${letter}`,
  otherPicture: (letter: string) => `Another picture for answer ${letter}`,
  removePicture: (letter: string) => `Remove the picture of answer ${letter}`,
  pictureAlone: 'Hide the words',
  pictureAloneOf: (letter: string) => `Hide the words of answer ${letter}`,
  lacksWords:
    'Write what is seen on it: for who cannot see it, where it does not load, and for the results.',
  lacksOptions: 'Two answers at least.',
  equal: (letters: readonly string[]) =>
    `${letters.slice(0, -1).join(', ')} and ${letters.at(-1) ?? ''} say the same.`,
  full: (max: number) => `${max} answers are the most.`,
  leftOut: (count: number, max: number) =>
    `${count} pasted ${plural(count, { one: 'answer', other: 'answers' })} did not fit: ${max} are the most.`,
  multiple: 'Several answers',
  multipleHint: 'People may choose more than one',
} as const;
