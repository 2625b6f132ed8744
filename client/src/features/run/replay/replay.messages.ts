import { plural } from '../../../core/plural.ts';
import { formatCount } from '../../../ui/number-format.ts';
import type { Pace } from './use-player.ts';

const commands: Readonly<Record<string, (position: string) => string>> = {
  open: (position) => `Opened ${position}`,
  close: (position) => `Closed ${position}`,
  goto: (position) => `Went to ${position}`,
  again: (position) => `Asked ${position} again`,
  show: (position) => `Showed the results of ${position}`,
  hide: (position) => `Hid the results of ${position}`,
  extend: (position) => `Gave ${position} more time`,
  right: (position) => `Showed what is right of ${position}`,
  beside: (position) => `Put the rounds of ${position} beside each other, or one alone`,
  together: () => 'Opened several questions together',
  add: () => 'Asked something else',
  survey: () => 'Left it open as a survey',
  edit: (position) => `Changed the counts of ${position}`,
  end: () => 'Ended it',
  ask: (position) => `Asked ${position}`,
  reveal: (position) => `Showed what is right of ${position}`,
  board: () => 'Showed who leads',
  back: (position) => `Went back to ${position}`,
  pause: () => 'Paused it',
  resume: () => 'Went on after a pause',
  void: () => 'Made a question count for nobody, or for everybody again',
  correct: () => 'Corrected what is right, and counted all points anew',
  podium: () => 'Showed who has won',
  teams: () => 'Changed the teams',
  alone: () => 'Left it open for everybody on their own',
  until: () => 'Changed until when it is open',
};

const kinds = {
  open: 'Put it on',
  expire: 'Time was up',
  react: 'Everybody had answered',
  finish: 'It ended',
  lock: 'Opened or closed the doors',
  exclude: 'Changed who counts',
} as const;

const place = (position: number | null): string =>
  position === null ? 'what was on' : `question ${position}`;

/** What the page says on which a run goes on once more. */
export const replayMessages = {
  title: (name: string) => `Replay of ${name}`,
  heading: 'As the room saw it',
  none: 'There is no time line of this run',
  noneText:
    'It was presented with an earlier version of Sets, or what was on keeps no log of its steps. Its results are all there.',
  toResults: 'To the results',
  screen: 'The screen at this time',
  controls: 'Time line',
  play: 'Play',
  pause: 'Pause',
  stepBack: 'What was done before',
  stepOn: 'What was done next',
  time: 'Time in the run',
  timeText: (at: string, all: string) => `${at} of ${all}`,
  pace: 'How fast',
  paces: {
    real: 'As it was',
    ten: 'Ten times as fast',
    minute: 'All in a minute',
  } satisfies Record<Pace, string>,
  joined: (count: number) =>
    `${formatCount(count)} ${plural(count, { one: 'person', other: 'people' })} there`,
  answers: (count: number) =>
    `${formatCount(count)} ${plural(count, { one: 'answer', other: 'answers' })}`,
  marks: 'What was done, and when',
  by: (name: string) => `by ${name}`,
  mark: (kind: string, does: string, position: number | null): string => {
    if (kind === 'command') return commands[does]?.(place(position)) ?? does;
    return kinds[kind as keyof typeof kinds] ?? kind;
  },
  chart: 'Answers over time',
  keys: 'Space plays and pauses; the arrow keys go on and back; , and . go from step to step.',
} as const;
