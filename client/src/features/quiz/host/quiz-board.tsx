import type { BoardLine, QuizTally } from '@sets/shared/quiz/quiz.tallies.ts';
import { ArrowDown, ArrowUp, Flame } from 'lucide-react';
import { classNames } from '../../../ui/class-names.ts';
import { formatCount } from '../../../ui/number-format.ts';
import { quizHostMessages as words } from './quiz-host.messages.ts';

/** How many places somebody went up or down with the last question. */
const Moved = ({ place, before }: BoardLine) => {
  const up = before - place;
  if (up === 0) return <span className="only-spoken">{words.stays}</span>;
  const Arrow = up > 0 ? ArrowUp : ArrowDown;
  return (
    <span className="inline-flex items-center gap-0.5 text-ink-soft">
      <Arrow size={14} aria-hidden="true" />
      <span aria-hidden="true">{formatCount(Math.abs(up))}</span>
      <span className="only-spoken">{up > 0 ? words.up(up) : words.down(-up)}</span>
    </span>
  );
};

const figure = 'px-2 text-end tabular-nums whitespace-nowrap';

const Line = ({ line }: { readonly line: BoardLine }) => {
  const { name, place, points, gained, streak } = line;
  return (
    <tr className={classNames('h-11 border-t border-line', place <= 3 && 'font-semibold')}>
      <td className={figure}>{formatCount(place)}</td>
      <th scope="row" className="w-full max-w-0 px-2 text-start font-[inherit]">
        <span className="flex items-center gap-2">
          <span
            dir="auto"
            className={classNames('truncate', name === '' && 'font-normal text-ink-soft')}
          >
            {name === '' ? words.nameless : name}
          </span>
          {streak > 1 && (
            <span className="inline-flex flex-none items-center gap-0.5 text-sm font-normal text-ink-soft">
              <Flame size={14} aria-hidden="true" />
              <span aria-hidden="true">{formatCount(streak)}</span>
              <span className="only-spoken">{words.streak(streak)}</span>
            </span>
          )}
        </span>
      </th>
      <td className={classNames(figure, 'text-sm font-normal')}>
        <Moved {...line} />
      </td>
      <td className={classNames(figure, 'font-normal text-ink-soft max-sm:hidden')}>
        {gained > 0 && `+${formatCount(gained)}`}
      </td>
      <td className={figure}>{formatCount(points)}</td>
    </tr>
  );
};

/** Where everybody stands; the screen shows the first of them. */
export const QuizBoard = ({ tally }: { readonly tally: QuizTally | null }) => {
  const board = tally?.board ?? [];
  return (
    <div className="grid grid-cols-1 gap-3">
      <header className="flex flex-wrap items-baseline justify-between gap-x-5 gap-y-1">
        <h2 className="text-xl font-semibold">{words.board}</h2>
        <p className="text-sm text-ink-soft">{words.boardOf(tally?.players ?? 0)}</p>
      </header>
      {board.length === 0 ? (
        <p className="text-ink-soft">{words.noBoard}</p>
      ) : (
        <section
          aria-label={words.board}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be scrolled by keys
          tabIndex={0}
          className="relative max-h-[32rem] overflow-y-auto rounded-lg border border-line bg-raised px-2"
        >
          <table className="w-full border-collapse">
            <thead className="sticky top-0 bg-raised text-sm text-ink-soft">
              <tr className="h-10">
                <th scope="col" className="px-2 text-end font-normal">
                  {words.place}
                </th>
                <th scope="col" className="px-2 text-start font-normal">
                  {words.name}
                </th>
                <th scope="col" className="px-2 text-end font-normal">
                  {words.moved}
                </th>
                <th
                  scope="col"
                  className="px-2 text-end font-normal whitespace-nowrap max-sm:hidden"
                >
                  {words.gained}
                </th>
                <th scope="col" className="px-2 text-end font-normal">
                  {words.points}
                </th>
              </tr>
            </thead>
            <tbody>
              {board.map((line, index) => (
                // Lines have no ids: who is not named is nobody here.
                // oxlint-disable-next-line react/no-array-index-key -- see above
                <Line key={index} line={line} />
              ))}
            </tbody>
          </table>
        </section>
      )}
    </div>
  );
};
