import { limits } from '@sets/shared/core/limits.ts';
import { plural } from '../../../core/plural.ts';

/** Everything that the phone says by itself, whatever the activity. */
export const phoneMessages = {
  productName: 'Sets',
  title: (what: string) => `${what} · Sets`,

  join: 'Join',
  joinTitle: 'Type the code on the big screen',
  codeHint: `${limits.code} letters and digits. No account, nothing to install.`,
  codeMissing: 'Type the code that is on the big screen.',
  codeLength: (typed: number) =>
    `A code has ${limits.code} letters and digits. You have typed ${typed}.`,
  codeLetters: (wrong: string) =>
    `There is never ${wrong} in a code. Look at the big screen once more.`,
  codeUnknown: (code: string) =>
    `The code ${code} is not in use. Look at the big screen once more.`,

  joining: 'Joining …',
  joiningOffline: 'No connection yet. It goes on by itself as soon as there is one.',

  nothingOnTitle: 'Nothing is on now',
  nothingOn: 'What comes next opens here by itself.',

  outdatedTitle: 'There is a newer version',
  outdated: 'This page is older than the server. Your answers are kept.',
  brokenTitle: 'Something broke on this page',
  broken: 'Your answers are kept. Reloading the page helps most of the time.',
  unknownActivity: 'This page does not know yet what is on here. Reloading gets the newest one.',
  reload: 'Reload',

  offline: 'No connection. What you tap is kept.',

  opening: 'One moment …',
  answeredBefore: 'What you answered before',

  strip: 'Receipt',
  timeLeft: 'Time left',
  timeUp: 'Time is up',
  secondsLeft: (seconds: number) =>
    `${seconds} ${plural(seconds, { one: 'second', other: 'seconds' })} left`,
} as const;
