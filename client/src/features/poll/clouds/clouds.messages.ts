import { formatCount } from '../../../ui/number-format.ts';

/** What the page of a topic's word clouds says. */
export const cloudsMessages = {
  make: 'A new word cloud',
  ask: 'What do you ask?',
  askPlaceholder: 'One word for today',
  needsText: 'Write what you ask.',
  makeNow: 'Put it on now',
  makeIt: 'Keep it for later',
  prepared: 'Prepared',
  preparedNone: 'What you make is kept here, and put on with a tap as often as you like.',
  onNow: 'Words until now',
  answered: (answered: number, joined: number) =>
    `${formatCount(answered)} of ${formatCount(joined)} answered`,
  hidden: 'The words are shown once the big screen shows them.',
} as const;
