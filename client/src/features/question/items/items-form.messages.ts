import { plural } from '../../../core/plural.ts';

/** What the editor says of questions with a list of items. */
export const itemsFormMessages = {
  list: {
    option: (letter: string) => `Item ${letter}`,
    addOption: 'Add an item',
    removeOption: (letter: string) => `Remove item ${letter}`,
    equal: (letters: readonly string[]) =>
      `${letters.slice(0, -1).join(', ')} and ${letters.at(-1) ?? ''} say the same.`,
    full: (max: number) => `${max} items are the most.`,
    leftOut: (count: number, max: number) =>
      `${count} pasted ${plural(count, { one: 'item', other: 'items' })} did not fit: ${max} are the most.`,
  },
  hint: 'Enter adds the next one. Paste a list to fill several at once.',
  lacks: (min: number) => (min === 1 ? 'One item at least.' : 'Two items at least.'),
} as const;
