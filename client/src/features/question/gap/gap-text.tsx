import type { TextPart } from '@sets/shared/question/kinds/gap-text.ts';
import { gapsIn } from '@sets/shared/question/kinds/gap-text.ts';
import type { Right } from '@sets/shared/question/right.ts';
import { MathText } from '../../../ui/math/math-text.tsx';
import { rightWords } from './gap-lines.ts';
import { gapMessages as words } from './gap.messages.ts';
import { rightGapsOf } from './right-gaps.ts';

interface GapTextProps {
  readonly parts: readonly TextPart[];
  /** What is right, once that is told: it stands in the gaps. */
  readonly right: Right | null;
}

/** The text to read: each gap has its number, and what is right in it once that is told. */
export const GapText = ({ parts, right }: GapTextProps) => {
  const gaps = gapsIn(parts);
  const rights = rightGapsOf(right);
  const placed = parts.map((part, at) => ({ part, at }));
  return (
    <p className="gap-read" dir="auto">
      {placed.map(({ part, at }) => {
        if (part.type === 'text') return <MathText key={at} text={part.text} />;
        const number = gaps.indexOf(part) + 1;
        const text = rightWords(
          part,
          rights.find(({ id }) => id === part.id),
        );
        return (
          <span key={part.id} className="gap-place" data-told={text !== ''}>
            <span className="only-spoken">
              {words.filledWith(number, text === '' ? words.empty : '')}
            </span>
            {gaps.length > 1 && (
              <span className="gap-number" aria-hidden="true">
                {number}
              </span>
            )}
            {text !== '' && <MathText text={text} />}
          </span>
        );
      })}
    </p>
  );
};
