import type { Filled } from '@sets/shared/question/filled.ts';
import type { CountsOfGap, GapCounts } from '@sets/shared/question/kinds/gap-counts.ts';
import { gapsIn } from '@sets/shared/question/kinds/gap-text.ts';
import type { GapQuestion } from '@sets/shared/question/kinds/gap.ts';
import type { Right } from '@sets/shared/question/right.ts';
import type { CSSProperties } from 'react';
import { MathText } from '../../../ui/math/math-text.tsx';
import { type FilledLine, filledLines, rightWords } from './gap-lines.ts';
import { gapMessages as words } from './gap.messages.ts';
import { GapText } from './gap-text.tsx';
import { rightGapsOf } from './right-gaps.ts';

interface GapTableProps {
  readonly question: GapQuestion;
  readonly caption: string;
  /** Null while they are hidden. */
  readonly counts: GapCounts | null;
  readonly right: Right | null;
  /** What the person who looks at it has filled in. */
  readonly own: Filled | null;
}

const Line = ({ line, filled }: { readonly line: FilledLine; readonly filled: number }) => {
  const { text, count, isRight, isOwn, isRude = false } = line;
  return (
    <li
      data-right={isRight}
      style={{ '--length': filled === 0 ? 0 : count / filled } as CSSProperties}
    >
      <span className="gap-line-text" dir="auto">
        <MathText text={text} />
      </span>
      {isOwn && <span className="you">{words.you}</span>}
      {isRight && <b className="gap-right">{words.isRight}</b>}
      {isRude && <span className="gap-soft">{words.rude}</span>}
      <span className="gap-figures">
        <b>{words.share(count, filled)}</b> {words.people(count)}
      </span>
    </li>
  );
};

interface RowProps extends GapTableProps {
  readonly at: number;
  readonly own: Filled | null;
}

const Row = ({ question, counts, right, own, at }: RowProps) => {
  const gap = gapsIn(question.parts)[at];
  const ofGap: CountsOfGap | undefined = counts?.gaps[at];
  if (gap === undefined) return null;
  const said = rightGapsOf(right).find(({ id }) => id === gap.id);
  const filling = own?.gaps.find(({ id }) => id === gap.id);
  const { lines, others } = filledLines(gap, ofGap, { right: said, own: filling });
  const filled = ofGap?.filled ?? 0;
  const isMissing = said !== undefined && !lines.some(({ isRight }) => isRight);
  return (
    <tr>
      <th scope="row">{words.gap(at + 1, gapsIn(question.parts).length)}</th>
      <td>
        {counts !== null && (
          <ul>
            {lines.map((line) => (
              <Line key={line.text} line={line} filled={filled} />
            ))}
            {others > 0 && (
              <Line
                line={{ text: words.other, count: others, isRight: false, isOwn: false }}
                filled={filled}
              />
            )}
            {filled === 0 && lines.length === 0 && <li className="gap-soft">{words.nobody}</li>}
          </ul>
        )}
        {isMissing && <p className="gap-missing">{words.rightIs(rightWords(gap, said))}</p>}
        {(ofGap?.desk?.more ?? 0) > 0 && (
          <p className="gap-soft">{words.more(ofGap?.desk?.more ?? 0)}</p>
        )}
      </td>
    </tr>
  );
};

/** The text with its gaps, and below it what each was filled with. */
export const GapTable = (props: GapTableProps) => {
  const { question, caption, counts, right } = props;
  const isAlone = counts?.gaps.some(({ desk, hits }) => desk !== undefined && hits !== null);
  return (
    <div className="gap-results">
      <GapText parts={question.parts} right={counts === null ? null : right} />
      <table className="gap-table">
        <caption className="only-spoken">{caption}</caption>
        <thead className="only-spoken">
          <tr>
            <th scope="col">{words.gapHead}</th>
            <th scope="col">{words.filledHead}</th>
          </tr>
        </thead>
        <tbody>
          {gapsIn(question.parts).map(({ id }, at) => (
            <Row key={id} {...props} at={at} />
          ))}
        </tbody>
      </table>
      {isAlone === true && <p className="gap-soft">{words.onlyHere}</p>}
    </div>
  );
};
