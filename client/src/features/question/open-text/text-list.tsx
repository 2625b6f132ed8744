import './open-text.css';
import type { Right } from '@sets/shared/question/right.ts';
import { keyOf } from '@sets/shared/question/texts/arrangement.ts';
import { lineOf, type TextCounts, type TextLine } from '@sets/shared/question/texts/text-lines.ts';
import { MathText } from '../../../ui/math/math-text.tsx';
import { formatCount } from '../../../ui/number-format.ts';
import { isRightLine } from './right-line.ts';
import { openTextMessages as words } from './open-text.messages.ts';

/** How often it was written, where that was more than once. */
export const Times = ({ count }: { readonly count: number }) =>
  count < 2 ? null : (
    <span className="texts-count">
      <span aria-hidden="true">× {formatCount(count)}</span>
      <span className="only-spoken">{words.times(count)}</span>
    </span>
  );

interface TextListProps {
  readonly caption: string;
  readonly counts: TextCounts;
  /** No more lines than these. */
  readonly most?: number;
  /** What the person who looks at it wrote. */
  readonly own?: readonly string[];
  /** What is right, where that is to be marked. */
  readonly right?: Right | null;
}

const none: readonly string[] = [];

/** What was written, the most frequent first, with a mark at one's own. */
export const TextList = ({
  caption,
  counts,
  most = 60,
  own = none,
  right = null,
}: TextListProps) => {
  const lines = counts.lines.slice(0, most);
  const more = counts.more + counts.lines.length - lines.length;
  const isOwn = ({ text, group }: TextLine): boolean => group === undefined && own.includes(text);
  return (
    <>
      <ul className="texts-list" aria-label={caption}>
        {lines.map((line) => (
          <li key={keyOf(lineOf(line))}>
            <span dir="auto">
              <MathText text={line.text} />
            </span>
            {isRightLine(right, line) && <b className="texts-correct">{words.isRight}</b>}
            {isOwn(line) && <span className="you">{words.you}</span>}
            <Times count={line.count} />
          </li>
        ))}
      </ul>
      {lines.length === 0 && <p className="texts-note">{words.nothingYet}</p>}
      {more > 0 && <p className="texts-note">{words.more(more)}</p>}
    </>
  );
};
