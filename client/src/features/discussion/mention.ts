import {
  type DiscussionPerson,
  discussionLimits,
} from '@sets/shared/discussion/discussion.contract.ts';

/** What is being typed behind an @ at the cursor. */
export interface Mentioning {
  /** Where the @ is. */
  readonly from: number;
  readonly typed: string;
}

const most = 40;

/** Null where nobody is being mentioned. An address has something before its @. */
export const mentioningAt = (text: string, cursor: number): Mentioning | null => {
  const before = text.slice(Math.max(0, cursor - most), cursor);
  const found = /(?:^|[\s(])@([^\s@][^@\n]*|)$/u.exec(before);
  const typed = found?.[1];
  return typed === undefined ? null : { from: cursor - typed.length - 1, typed };
};

const key = (name: string): string => name.normalize('NFC').toLocaleLowerCase('en');

/** Who is meant, in their order: those whose name, or a word of it, begins as was typed. */
export const offeredFor = (
  people: readonly DiscussionPerson[],
  typed: string,
  count = 6,
): DiscussionPerson[] => {
  const sought = key(typed);
  const begins = ({ username }: DiscussionPerson): boolean =>
    key(username).startsWith(sought) ||
    key(username)
      .split(/\s+/u)
      .some((word) => word.startsWith(sought));
  return people.filter(begins).slice(0, count);
};

/** The text with the name in the place of what was typed, and where the cursor goes. */
export const withMention = (
  text: string,
  { from, typed }: Mentioning,
  { username }: DiscussionPerson,
): { readonly text: string; readonly cursor: number } => {
  const name = `@${username} `;
  const rest = text.slice(from + 1 + typed.length).replace(/^ /, '');
  return { text: text.slice(0, from) + name + rest, cursor: from + name.length };
};

/** Whom a text mentions, of those who were picked. */
export const mentionedIn = (text: string, picked: Iterable<DiscussionPerson>): string[] => {
  const there = [...picked].filter(({ username }) => text.includes(`@${username}`));
  return [...new Set(there.map(({ userid }) => userid))].slice(0, discussionLimits.mentions);
};
