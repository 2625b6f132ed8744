import type { QuizScores, ScoredQuestion } from '@sets/shared/quiz/after/scores.contract.ts';
import type { CSSProperties } from 'react';
import { MathText } from '../../../ui/math/math-text.tsx';
import { formatCount, formatShare } from '../../../ui/number-format.ts';
import { scoresMessages as words } from './scores.messages.ts';

/** Which part of so many; nothing of nobody. */
const partOf = (count: number | null, of: number): number | null =>
  count === null || of === 0 ? null : count / of;

const Share = ({ share, isRight }: { share: number | null; isRight: boolean }) => (
  <td data-right={isRight || undefined}>
    {share !== null && (
      <span className="option-share" style={{ '--share': share } as CSSProperties}>
        {formatShare(share)}
      </span>
    )}
  </td>
);

interface OptionTableProps extends Pick<QuizScores, 'thirds'> {
  readonly question: ScoredQuestion;
}

/** Every option: by how many it was chosen, and by how many of those who did best and worst. */
export const OptionTable = ({ question, thirds }: OptionTableProps) => {
  const { options, answered, position, isChosen } = question;
  if (options.length === 0) return null;
  return (
    <div className="score-table">
      <table>
        <caption className={isChosen ? 'only-spoken' : undefined}>
          {isChosen ? words.options(position) : words.mostTyped}
        </caption>
        <thead>
          <tr>
            <th scope="col">{words.option}</th>
            <th scope="col">{words.count}</th>
            {thirds !== null && <th scope="col">{words.upper}</th>}
            {thirds !== null && <th scope="col">{words.lower}</th>}
          </tr>
        </thead>
        <tbody>
          {options.map(({ text, right, count, upper, lower }, at) => (
            // Two options may say the same.
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={at}>
              <th scope="row" dir="auto">
                <MathText text={text} />{' '}
                {right && <span className="option-right">{words.rightOption}</span>}
              </th>
              <td data-right={right || undefined}>
                <span
                  className="option-share"
                  style={{ '--share': partOf(count, answered) ?? 0 } as CSSProperties}
                >
                  {formatCount(count)}
                </span>
              </td>
              {thirds !== null && <Share share={partOf(upper, thirds.upper)} isRight={right} />}
              {thirds !== null && <Share share={partOf(lower, thirds.lower)} isRight={right} />}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
