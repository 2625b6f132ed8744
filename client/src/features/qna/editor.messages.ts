import { plural } from '../../core/plural.ts';
import { formatCount } from '../../ui/number-format.ts';

/** Of the field in which questions and answers are written. */
export const editorMessages = {
  tools: 'Writing tools',
  bold: 'Bold',
  boldStand: 'bold',
  code: 'Code',
  codeStand: 'code',
  formula: 'Formula',
  formulaStand: 'x^2',
  picture: 'Add a picture',
  write: 'Write',
  preview: 'Preview',
  nothingYet: 'Nothing written yet.',
  hint: 'Markdown and formulas: **bold**, `code`, $x^2$. Pictures can be pasted or dropped here.',
  left: (count: number) =>
    `${formatCount(count)} ${plural(count, { one: 'character', other: 'characters' })} left`,
  adding: 'Adding the picture …',
  added: 'The picture is added.',
  pictureName: 'Picture',
  noPicture: 'That is not a picture. JPEG, PNG, WebP and GIF work.',
  tooLarge: (megabytes: number) => `A picture may have ${formatCount(megabytes)} MB at most.`,
  dropHere: 'Drop the picture here',
} as const;
