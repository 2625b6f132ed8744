import { plural } from '../../../core/plural.ts';

/** What the editor says of a question in which sides are matched. */
export const matchFormMessages = {
  name: 'Match',
  means: 'What belongs together: right sides are matched with left ones.',
  pairs: 'What belongs together',
  pairsHint: 'Each line is a pair. Phones have the right sides in an order of their own.',
  left: (number: number) => `Left side ${number}`,
  option: (number: number) => `Right side ${number}`,
  removePair: (number: number) => `Remove pair ${number}`,
  add: 'Add a pair',
  full: (most: number) => `${most} are the most.`,
  others: 'Right sides that belong to nothing',
  other: (number: number) => `Right side ${number} that belongs to nothing`,
  removeOther: (number: number) => `Remove right side ${number} that belongs to nothing`,
  addOther: 'Add one that belongs to nothing',
  again: 'Right sides may be used again',
  againHint: 'Several left sides may belong to the same right side, as to a category.',
  lefts: 'Left sides',
  options: 'Right sides',
  lacksLefts: (least: number) => `Write the left sides: ${least} at least.`,
  lacksOptions: 'A right side is missing.',
  repeats: 'Two right sides say the same: nobody could tell which of them is right.',
  writeFirst: 'Write both sides first.',
  belongs: (left: string) => `Belongs to ${left}`,
  notSaid: 'Choose what belongs to it',
  noRight: 'Nothing is right',
  missing: (count: number) =>
    `${count} ${plural(count, { one: 'left side has', other: 'left sides have' })} no right one yet.`,
} as const;
