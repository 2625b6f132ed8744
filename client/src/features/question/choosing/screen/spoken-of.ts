import { formatCount, formatShare } from '../../../../ui/number-format.ts';
import type { BarOption } from '../../../../ui/result-bars.tsx';
import type { ScreenStanding } from '../../question-parts.ts';
import { choosingMessages as words } from '../choosing.messages.ts';
import { twoRoundsMessages } from './two-rounds.messages.ts';
import { type RoundBefore, shareBefore } from './change-of.ts';
import type { Scene } from './question-scene.ts';

interface Room {
  readonly joined: number;
  readonly answered: number;
  /** Ids of the right answers, once they are to be seen. */
  readonly correct?: readonly string[] | undefined;
  /** The round before, where it is shown as well. */
  readonly before?: RoundBefore | null;
}

/** What the first of those that lead had before. */
const sinceBefore = (before: RoundBefore, bar: number): string =>
  twoRoundsMessages.since(before.round, formatShare(shareBefore(before, bar)));

/** What is heard of a question: how many have answered, then what most of them chose, as one sentence, and what is right. */
export const spokenOf = (
  scene: Scene,
  options: readonly BarOption[],
  phase: ScreenStanding['phase'],
  { joined, answered, correct = [], before = null }: Room,
): { text: string; isFinal: boolean } => {
  if (phase === 'ready') return { text: '', isFinal: false };
  const count = words.answered(formatCount(answered), formatCount(joined));
  if (scene.mode === 'room' || phase === 'open' || answered === 0)
    return { text: count, isFinal: false };
  const most = Math.max(...scene.counts);
  const leaders = options.filter((_, bar) => scene.counts[bar] === most).map(({ text }) => text);
  const share = formatShare(most / answered);
  const right = options.filter(({ id }) => correct.includes(id)).map(({ text }) => text);
  const told = [
    words.result(leaders.join(', '), share, formatCount(most), formatCount(answered)),
    ...(before === null ? [] : [sinceBefore(before, scene.counts.indexOf(most))]),
    ...(right.length === 0 ? [] : [words.right(right.join(', '))]),
  ];
  return { text: told.join('. '), isFinal: true };
};
