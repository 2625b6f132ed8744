import { formatCount } from '../../../ui/number-format.ts';

/** What every desk says from which questions are asked one after the other. */
export const deskMessages = {
  questions: 'Questions',
  position: (position: number, of: number) => `Question ${position} of ${of}`,
  firstQuestion: 'First question',
  lobbyTitle: 'Doors open',
  lobbyClosed: 'Doors closed',
  lobbyClosedText: 'Whoever is here stays. Nobody else comes in until you open the doors.',
  secondsLeft: (seconds: number) => `${formatCount(seconds)} s`,
  extend: (seconds: number) => `+${seconds} s`,
  nextKey: 'Space',
  endNo: 'Not yet',
  leaveTitle: (open: number) => `Question ${open} is open`,
  leaveText: (answered: string) =>
    `${answered}. Another question closes it. You can come back and open it again; every answer stays.`,
  leaveNo: 'Stay',
  leaveYes: (to: number) => `Go to question ${to}`,
} as const;
