import type { CSSProperties } from 'react';
import { MathText } from '../../../ui/math/math-text.tsx';
import { formatCount } from '../../../ui/number-format.ts';
import type { ShownQuestion } from '../questions-on-show.ts';
import { liveQnaScreenMessages as words } from './live-qna-screen.messages.ts';

/** Pixels of 1080 by the length of the text: the longest fills the wall, the shortest does not shout. */
const sizes = [
  [40, 132],
  [80, 112],
  [140, 92],
  [220, 76],
] as const;

export const sizeOf = (text: string): number =>
  sizes.find(([longest]) => text.length <= longest)?.[1] ?? 64;

interface LargeQuestionProps {
  readonly question: ShownQuestion;
  readonly voting: 'off' | 'up' | 'both';
}

/** The one that is being answered, read from twenty metres. */
export const LargeQuestion = ({ question, voting }: LargeQuestionProps) => {
  const { text, name, up, down, joined } = question;
  const isBoth = voting === 'both' && down > 0;
  const like = joined > 0 ? words.like(joined) : null;
  const notes = [name, like].filter((note) => note !== null).join(' · ');
  return (
    <section className="qna-wall-one" style={{ '--size': sizeOf(text) } as CSSProperties}>
      <h1 dir="auto">
        <MathText text={text} />
      </h1>
      <p>
        {voting !== 'off' && (
          <span>
            <b>{formatCount(up)}</b> {isBoth ? words.forIt : words.votes(up)}
            {isBoth && `, ${words.against(down)}`}
          </span>
        )}
        {notes !== '' && <span dir="auto">{notes}</span>}
      </p>
    </section>
  );
};
