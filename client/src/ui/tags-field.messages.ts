import { formatCount } from './number-format.ts';

/** What the field of tags says. */
export const tagsMessages = {
  label: 'Tags',
  shown: (tag: string) => `#${tag}`,
  hint: 'Add a tag',
  full: (count: number) => `${formatCount(count)} tags are the most.`,
  remove: (tag: string) => `Remove the tag ${tag}`,
  added: (tag: string) => `Tag added: ${tag}`,
  removed: (tag: string) => `Tag removed: ${tag}`,
  long: (count: number) => `A tag has at most ${formatCount(count)} characters.`,
} as const;
