import type { BoardLine, QuizTally } from '@sets/shared/quiz/quiz.tallies.ts';
import type { QuizHostView } from '@sets/shared/quiz/quiz.views.ts';
import { useVirtualizer } from '@tanstack/react-virtual';
import { ArrowDown, ArrowUp, Flame } from 'lucide-react';
import { type ComponentProps, useRef } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { formatCount } from '../../../ui/number-format.ts';
import { TeamMark } from '../team-mark.tsx';
import { TeamsBoard } from './teams/teams-board.tsx';
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

const Streak = ({ count }: { readonly count: number }) => (
  <span className="inline-flex flex-none items-center gap-0.5 text-sm font-normal text-ink-soft max-sm:hidden">
    <Flame size={14} aria-hidden="true" />
    <span aria-hidden="true">{formatCount(count)}</span>
    <span className="only-spoken">{words.streak(count)}</span>
  </span>
);

const figure = 'px-1.5 text-end tabular-nums sm:px-2 whitespace-nowrap';
const wide = 'max-sm:hidden';

interface LineProps extends ComponentProps<'tr'> {
  readonly line: BoardLine;
}

const Line = ({ line, ...row }: LineProps) => {
  const { name, place, points, gained, streak, team } = line;
  return (
    <tr {...row} className={classNames('h-11 border-t border-line', place <= 3 && 'font-semibold')}>
      <td className={figure}>{formatCount(place)}</td>
      <th scope="row" className="px-2 text-start font-[inherit]">
        <span className="flex items-center gap-2">
          {team !== null && <TeamMark team={team} />}
          <span
            dir="auto"
            className={classNames('truncate', name === '' && 'font-normal text-ink-soft')}
          >
            {name === '' ? words.nameless : name}
          </span>
          {streak > 1 && <Streak count={streak} />}
        </span>
      </th>
      <td className={classNames(figure, 'text-sm font-normal')}>
        <Moved {...line} />
      </td>
      <td className={classNames(figure, wide, 'font-normal text-ink-soft')}>
        {gained > 0 && `+${formatCount(gained)}`}
      </td>
      <td className={figure}>{formatCount(points)}</td>
    </tr>
  );
};

const Heads = () => (
  <thead className="sticky top-0 z-1 bg-raised text-sm text-ink-soft">
    <tr className="h-10 *:px-1.5 sm:*:px-2 *:font-normal">
      <th scope="col" className="w-13 text-end sm:w-16">
        {words.place}
      </th>
      <th scope="col" className="text-start">
        {words.name}
      </th>
      <th scope="col" className="w-15 text-end sm:w-18">
        {words.moved}
      </th>
      <th scope="col" className={classNames(wide, 'w-28 text-end')}>
        {words.gained}
      </th>
      <th scope="col" className="w-18 text-end sm:w-20">
        {words.points}
      </th>
    </tr>
  </thead>
);

/** What is scrolled past, or not come to yet. */
const Gap = ({ height }: { readonly height: number }) =>
  height > 0 && <tr aria-hidden="true" style={{ height }} />;

/** A hall is hundreds of lines: those in sight are drawn. */
const Lines = ({ board }: { readonly board: readonly BoardLine[] }) => {
  'use no memo';
  const box = useRef<HTMLElement>(null);
  // oxlint-disable-next-line react/incompatible-library -- it changes by itself, so this is not memoised
  const list = useVirtualizer({
    count: board.length,
    getScrollElement: () => box.current,
    estimateSize: () => 44,
    overscan: 10,
  });
  const seen = list.getVirtualItems();
  return (
    <section
      ref={box}
      aria-label={words.board}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be scrolled by keys
      tabIndex={0}
      className="relative max-h-[32rem] overflow-y-auto rounded-lg border border-line bg-raised px-2"
    >
      <table className="w-full table-fixed border-collapse" aria-rowcount={board.length + 1}>
        <Heads />
        <tbody>
          <Gap height={seen[0]?.start ?? 0} />
          {seen.map(({ index }) => {
            const line = board[index];
            return (
              line !== undefined && (
                <Line
                  key={index}
                  ref={list.measureElement}
                  data-index={index}
                  aria-rowindex={index + 2}
                  line={line}
                />
              )
            );
          })}
          <Gap height={list.getTotalSize() - (seen.at(-1)?.end ?? 0)} />
        </tbody>
      </table>
    </section>
  );
};

interface QuizBoardProps {
  readonly view: QuizHostView;
  readonly tally: QuizTally | null;
}

/** Where everybody stands; the screen shows the first of them. */
export const QuizBoard = ({ view, tally }: QuizBoardProps) => {
  // Before the first question all stood in the same place: nobody has come from anywhere.
  const isFirst = view.told.length < 2;
  const told = tally?.board ?? [];
  const teams = tally?.teams ?? null;
  const board = isFirst ? told.map((line) => ({ ...line, before: line.place })) : told;
  return (
    <div className="grid grid-cols-1 gap-3">
      <header className="flex flex-wrap items-baseline justify-between gap-x-5 gap-y-1">
        <h2 className="text-xl font-semibold">{words.board}</h2>
        <p className="text-sm text-ink-soft">{words.boardOf(tally?.players ?? 0)}</p>
      </header>
      {teams !== null && teams.length > 0 && (
        <TeamsBoard names={view.teams?.names ?? []} lines={teams} />
      )}
      {board.length === 0 ? (
        <p className="text-ink-soft">{words.noBoard}</p>
      ) : (
        <Lines board={board} />
      )}
    </div>
  );
};
