import type { CSSProperties } from 'react';
import { MathText } from '../../../ui/math/math-text.tsx';
import { formatCount } from '../../../ui/number-format.ts';
import type { ShownQuestion } from '../questions-on-show.ts';
import { liveQnaScreenMessages as words } from './live-qna-screen.messages.ts';

/** So many are read from the last row; the others are on everybody's phone. */
export const mostRows = 5;

interface TopQuestionsProps {
  /** In the order that is shown. */
  readonly order: readonly number[];
  readonly questions: readonly ShownQuestion[];
  readonly voting: 'off' | 'up' | 'both';
}

const notesOf = ({ pinned, name, joined }: ShownQuestion): string =>
  [pinned ? words.pinned : '', name ?? '', joined > 0 ? words.like(joined) : '']
    .filter((note) => note !== '')
    .join(' · ');

/**
 * The questions that have most votes. Each row has its place by a transform alone, and goes to
 * another one calmly; in the document they stand in the order in which they were asked, so that
 * nothing is drawn anew when they change places.
 */
export const TopQuestions = ({ order, questions, voting }: TopQuestionsProps) => {
  const rows = order.slice(0, mostRows);
  const shown = questions.filter(({ id }) => rows.includes(id));
  const places = Math.min(mostRows, Math.max(3, rows.length));
  // As many lines as a row has room for.
  const style = { '--rows': places, '--lines': Math.floor(12 / places) } as CSSProperties;
  return (
    <ol className="qna-wall-list" style={style} data-votes={voting !== 'off'}>
      {shown.map((question) => (
        <li
          key={question.id}
          data-first={rows[0] === question.id && question.up > 0}
          style={{ '--row': rows.indexOf(question.id) } as CSSProperties}
        >
          {voting !== 'off' && (
            <p className="qna-wall-votes">
              <b>{formatCount(question.up)}</b>
              <span>
                {voting === 'both' && question.down > 0 ? words.forIt : words.votes(question.up)}
              </span>
              {voting === 'both' && question.down > 0 && (
                <span>{words.against(question.down)}</span>
              )}
            </p>
          )}
          <p className="qna-wall-text" dir="auto">
            <MathText text={question.text} />
          </p>
          <small dir="auto">{notesOf(question)}</small>
        </li>
      ))}
    </ol>
  );
};
