import { kindOf, type Question } from '@sets/shared/question/question-kinds.ts';
import type { Right } from '@sets/shared/question/right.ts';
import { MathText } from '../../ui/math/math-text.tsx';
import { hostRightMessages as words } from './host-right.messages.ts';

interface HostRightProps {
  readonly question: Question;
  readonly right: Right;
  /** How many have said it; undefined while that is not known. */
  readonly hits: number | undefined;
  readonly answered: number;
}

/** What is right of the question that is on, and how many have said it: hosts know it while people answer. */
export const HostRight = ({ question, right, hits, answered }: HostRightProps) => {
  const said = kindOf(question).keyed?.inWords(question, right) ?? [];
  return (
    <p className="flex flex-wrap gap-x-3 gap-y-1">
      <span className="text-ink-soft">{words.rightIs}</span>
      <b dir="auto" className="min-w-0 font-semibold [overflow-wrap:anywhere]">
        <MathText text={said.join(', ')} />
      </b>
      {hits !== undefined && <span>{words.hits(hits, answered)}</span>}
    </p>
  );
};
