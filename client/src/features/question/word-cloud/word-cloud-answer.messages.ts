import { plural } from '../../../core/plural.ts';

export const wordAnswerMessages = {
  prompt: (entries: number) =>
    entries === 1 ? 'Write a word or a phrase' : `Write up to ${entries} words or phrases`,
  field: 'Your word',
  add: 'Add',
  placeholder: 'A word or a short phrase',
  own: 'Your words',
  remove: (word: string) => `Remove “${word}”`,
  used: (words: number, of: number) =>
    `${words} of ${of} ${plural(of, { one: 'word', other: 'words' })}`,
  full: (of: number) => `All ${of} are written. Remove one to write another.`,
  twice: (word: string) => `You have “${word}” already: it counts once.`,
  tooLong: (most: number) => `At most ${most} characters.`,
  noRoom: (count: number) =>
    `${count} ${plural(count, { one: 'line', other: 'lines' })} had no room.`,
  others: 'Words of others',
  likes: (likes: number, of: number) =>
    `${likes} of ${of} liked. A like counts as if you had written it.`,
  like: (word: string) => `Like “${word}”`,
  word: 'Word',
  people: 'People',
  you: 'You',
  more: (count: number) => `+${count} more on the big screen`,
  none: 'No words yet',
} as const;
