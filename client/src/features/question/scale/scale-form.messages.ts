import { plural } from '../../../core/plural.ts';

/** What the editor says of a question that is answered on a scale. */
export const scaleFormMessages = {
  name: 'Scale',
  means: 'How much, how far, how well: one statement or several.',
  statements: 'Statements to rate',
  statementsHint: 'Without a statement the question itself is rated.',
  list: {
    option: (number: string) => `Statement ${number}`,
    addOption: 'Add a statement',
    removeOption: (number: string) => `Remove statement ${number}`,
    equal: (numbers: readonly string[]) =>
      `${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1) ?? ''} say the same.`,
    full: (max: number) => `${max} statements are the most.`,
    leftOut: (count: number, max: number) =>
      `${count} pasted ${plural(count, { one: 'statement', other: 'statements' })} did not fit: ${max} are the most.`,
  },
  steps: 'Scale',
  type: 'Steps',
  numbers: 'Numbers',
  ownLabels: 'Own labels',
  templates: {
    agree: 'Labels: agree to disagree',
    frequency: 'Labels: how often',
    quality: 'Labels: how good',
  },
  from: 'From',
  to: 'To',
  low: (from: number) => `What ${from} means`,
  high: (to: number) => `What ${to} means`,
  optional: 'May be empty',
  lacksRange: 'The scale must go up.',
  labels: 'Labels, from the lowest to the highest',
  label: (number: number) => `Label ${number}`,
  addLabel: 'Add a label',
  removeLabel: (number: number) => `Remove label ${number}`,
  lacksLabels: 'Two labels at least.',
} as const;

/** Scales that many use, from the lowest to the highest. */
export const scaleTemplates = {
  agree: ['Strongly disagree', 'Disagree', 'Neither', 'Agree', 'Strongly agree'],
  frequency: ['Never', 'Rarely', 'Sometimes', 'Often', 'Always'],
  quality: ['Very poor', 'Poor', 'Fair', 'Good', 'Very good'],
} as const;
