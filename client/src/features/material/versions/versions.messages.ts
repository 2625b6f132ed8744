import { plural } from '../../../core/plural.ts';
import { formatCount } from '../../../ui/number-format.ts';

/** What the dialog of earlier versions says. */
export const versionsMessages = {
  title: 'Earlier versions',
  loading: 'Loading …',
  failed: 'The versions cannot be loaded',
  retry: 'Try again',
  now: 'As it is now',
  by: (name: string | null) => name ?? 'Somebody who is gone',
  presented: 'Presented',
  questions: (count: number) =>
    `${formatCount(count)} ${plural(count, { one: 'question', other: 'questions' })}`,
  none: 'There are none yet: a version is kept every few minutes while you write, and of what you present.',
  list: 'Versions',
  shown: 'What it was like',
  choose: 'Choose a version to see what it was like.',
  restore: 'Bring this version back',
  restoreHint: 'What is there now stays among the versions.',
  restored: 'The version is back. Undo brings back what was there.',
  unsaved: 'First finish or undo what is not saved yet.',
} as const;
