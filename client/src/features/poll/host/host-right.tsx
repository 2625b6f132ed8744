import type { PollHostView, PollTally } from '@sets/shared/poll/poll.live.ts';
import { kindOf, type Question } from '@sets/shared/question/question-kinds.ts';
import { MathText } from '../../../ui/math/math-text.tsx';
import { pollHostMessages as words } from './poll-host.messages.ts';

interface HostRightProps {
  readonly question: Question;
  readonly right: NonNullable<PollHostView['right']>;
  readonly tally: PollTally | null;
}

/** What is right of the question that is on, and how many have said it: hosts know it while people answer. */
export const HostRight = ({ question, right, tally }: HostRightProps) => {
  const said = kindOf(question).keyed?.inWords(question, right.what) ?? [];
  return (
    <p className="flex flex-wrap gap-x-3 gap-y-1">
      <span className="text-ink-soft">{words.rightIs}</span>
      <b dir="auto" className="min-w-0 font-semibold [overflow-wrap:anywhere]">
        <MathText text={said.join(', ')} />
      </b>
      {tally?.hits !== undefined && <span>{words.hits(tally.hits, tally.answered)}</span>}
    </p>
  );
};
