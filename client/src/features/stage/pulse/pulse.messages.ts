import type { ReactionKind } from '@sets/shared/live/pulse.ts';
import { plural } from '../../../core/plural.ts';
import { formatCount } from '../../../ui/number-format.ts';

const people = (count: number): string =>
  `${formatCount(count)} ${plural(count, { one: 'person', other: 'people' })}`;

/** What is said of reactions, and of who is lost. */
export const pulseMessages = {
  kinds: {
    clap: 'Applause',
    heart: 'Heart',
    laugh: 'Laugh',
    up: 'Thumbs up',
    wow: 'Surprise',
  } satisfies Record<ReactionKind, string>,

  /** On phones. */
  bar: 'Reactions, and whether you can follow',
  lost: 'I am lost',
  found: 'I am back',
  lostTold: 'Told without your name',
  react: 'React',
  closeReactions: 'Close reactions',
  sent: (kind: string) => `${kind} sent`,
  tooFast: 'Wait a moment',
  notSent: 'Not sent',

  /** On the host's page. */
  panel: 'How it goes',
  lostNow: 'say “I am lost” now',
  few: 'One or more',
  share: (percent: number) => `${percent} % of who is here`,
  fewHint: 'With fewer than 5 people here no number is told.',
  many: 'Many cannot follow. A pause, or the last step once more, may help.',
  reactionsLately: 'Reactions in the last minute',
  reactionCount: (kind: string, count: number) => `${kind}: ${formatCount(count)}`,
  settings: 'What phones can send',
  setLost: '“I am lost”',
  setLostHint: 'Nobody sees who it is. It fades after 4 minutes.',
  setReactions: 'Reactions',
  setOnScreen: 'Reactions on the projector',
  setOnScreenHint: 'They rise at its edge, a few at a time.',
  notChosen: 'That could not be changed.',

  /** Of the line over time. */
  line: '“I am lost” and reactions over time',
  lineSpoken: (minutes: number, lost: string, taps: number) =>
    `Over ${formatCount(minutes)} ${plural(minutes, { one: 'minute', other: 'minutes' })}: ${lost}, ${formatCount(taps)} ${plural(taps, { one: 'reaction', other: 'reactions' })}.`,
  mostLost: (lost: number) => `at most ${people(lost)} lost at once`,
  noneLost: 'nobody lost',
  fewLost: 'one person or more lost',
  keyLost: '“I am lost”',
  keyReactions: 'Reactions',
  keyMarks: 'A new question',
  minutes: (minutes: number) => `${formatCount(minutes)} min`,

  /** On the projector. */
  onScreen: 'Reactions',
} as const;
