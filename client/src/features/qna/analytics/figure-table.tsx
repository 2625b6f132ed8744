import type { ReactNode } from 'react';
import { formatCount } from '../../../ui/number-format.ts';
import { analyticsMessages as words } from './analytics.messages.ts';

export interface FigureRow {
  readonly key: string;
  readonly name: ReactNode;
  readonly questions: number;
  readonly votes: number;
  readonly answers: number;
  readonly unanswered: number;
  readonly responseMs: number | null;
}

interface FigureTableProps {
  /** What it says, for those who hear it. */
  readonly caption: string;
  /** What a row is. */
  readonly head: string;
  readonly rows: readonly FigureRow[];
}

const cell = 'px-3 py-2 text-right tabular-nums whitespace-nowrap';

/** All figures of a chart in words. */
export const FigureTable = ({ caption, head, rows }: FigureTableProps) => (
  <section
    className="overflow-x-auto rounded-md border border-line"
    // Reached by keyboard, so that what lies beside it can be seen.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    tabIndex={0}
    aria-label={caption}
  >
    <table className="w-full border-collapse text-sm">
      <caption className="only-spoken">{caption}</caption>
      <thead className="bg-sunken">
        <tr>
          <th scope="col" className="px-3 py-2 text-left">
            {head}
          </th>
          {[words.questions, words.votes, words.answers, words.unanswered, words.first].map(
            (each) => (
              <th key={each} scope="col" className={cell}>
                {each}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, questions, votes, answers, unanswered, responseMs }) => (
          <tr key={key} className="border-t border-line">
            <th scope="row" dir="auto" className="px-3 py-2 text-left font-normal">
              {name}
            </th>
            <td className={cell}>{formatCount(questions)}</td>
            <td className={cell}>{formatCount(votes)}</td>
            <td className={cell}>{formatCount(answers)}</td>
            <td className={cell}>{formatCount(unanswered)}</td>
            <td className={cell}>{responseMs === null ? words.none : words.span(responseMs)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
