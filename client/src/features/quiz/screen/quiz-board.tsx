import './quiz-board.css';
import { limits } from '@sets/shared/core/limits.ts';
import { type BoardLine, boardRows, type QuizTally } from '@sets/shared/quiz/quiz.tallies.ts';
import type { QuizScreenView } from '@sets/shared/quiz/quiz.views.ts';
import { type CSSProperties, useRef } from 'react';
import { formatCount } from '../../../ui/number-format.ts';
import { ScreenCorner } from '../../stage/screen/screen-join.tsx';
import { ScreenLine } from '../../stage/screen/screen-line.tsx';
import { ScreenSpoken } from '../../stage/screen/screen-spoken.tsx';
import { useSheet } from '../../stage/screen/use-sheet.ts';
import type { ScreenPartProps } from '../../stage/stage-activity.ts';
import {
  boardFrame,
  boardLasts,
  type BoardRow,
  boardRowsOf,
  dotWorth,
  trackOf,
} from './board-frames.ts';
import { figureOf } from '../team-words.ts';
import { TeamMark } from '../team-mark.tsx';
import { shownBoard } from './team-lines.ts';
import { quizScreenMessages as words } from './quiz-screen.messages.ts';
import { useMs } from './use-ms.ts';

/** Letters from which on a name is set smaller, so that it is not cut. */
const longName = 17;

/** The most dots that a track has: as many as are told apart on a sheet of this width. */
const mostDots = (width: number): number => (width < 1_100 ? 0 : Math.round((width - 720) / 34));

/** Points as dots; white ones are what the last question gave. */
const Track = ({ line, worth, most, counted }: TrackProps) => {
  const { old, fresh } = trackOf(line, worth);
  const seen = old + Math.round(fresh * counted);
  return (
    <svg className="board-track" viewBox={`0 0 ${most * 10} 10`} aria-hidden="true">
      {Array.from({ length: seen }, (_, at) => (
        <circle key={at} cx={at * 10 + 5} cy="5" r="4" data-fresh={at >= old} />
      ))}
    </svg>
  );
};

interface TrackProps {
  readonly line: BoardLine;
  readonly worth: number;
  readonly most: number;
  readonly counted: number;
}

/** How many places somebody rose or fell, as an arrow and a number. */
const Move = ({ rose }: { readonly rose: number }) => {
  if (rose === 0)
    return (
      <span className="board-move">
        <span aria-hidden="true">–</span>
        <span className="only-spoken">{words.stays}</span>
      </span>
    );
  const places = Math.abs(rose);
  return (
    <span className="board-move">
      <span aria-hidden="true">{`${rose > 0 ? '▲' : '▼'} ${formatCount(places)}`}</span>
      <span className="only-spoken">{rose > 0 ? words.up(places) : words.down(places)}</span>
    </span>
  );
};

interface RowProps {
  readonly row: BoardRow;
  readonly ms: number;
  /** How many rows there are. */
  readonly many: number;
  readonly worth: number;
  readonly most: number;
  readonly format: (points: number) => string;
}

const Row = ({ row, ms, worth, most, many, format }: RowProps) => {
  const { line, rose } = row;
  const { y, opacity, points, counted } = boardFrame(row, ms, many);
  return (
    <li className="board-row" style={{ '--y': y, opacity } as CSSProperties}>
      <span className="only-spoken">{words.place(line.place)}</span>
      {line.team === null ? (
        <i className="board-dot" data-first={line.place === 1} aria-hidden="true" />
      ) : (
        <TeamMark team={line.team} onHouse />
      )}
      <span className="board-who">
        <b className="board-name" dir="auto" data-long={line.name.length > longName}>
          {line.name === '' ? words.nameless : line.name}
        </b>
        {line.streak > 1 && <span className="board-streak">{words.streak(line.streak)}</span>}
      </span>
      {most > 0 && <Track {...{ line, worth, most, counted }} />}
      <b className="board-points">{format(points)}</b>
      <Move rose={rose} />
    </li>
  );
};

/** Those who lead are told first, all of them. */
const leaders = (board: readonly BoardLine[]): string => {
  const first = board.filter(({ place }) => place === 1);
  const names = first.map(({ name }) => name || words.nameless).join(', ');
  return words.leads(names, words.worth(first[0]?.points ?? 0));
};

interface LinesProps {
  /** How many rows there may be. */
  readonly many: number;
  readonly board: readonly BoardLine[];
  readonly width: number;
}

const Lines = ({ board, width, many }: LinesProps) => {
  const ms = useMs(boardLasts);
  const most = mostDots(width);
  const worth = dotWorth(board, Math.max(1, most));
  const format = figureOf(board);
  const rows = boardRowsOf(board, many);
  return (
    <>
      {rows.map(({ line, to }) => (
        <b key={to} className="board-place" style={{ '--y': to } as CSSProperties} aria-hidden>
          {formatCount(line.place)}
        </b>
      ))}
      <ol className="board-rows" aria-label={words.board}>
        {rows.map((row) => (
          <Row key={row.to} {...{ row, ms, worth, most, many, format }} />
        ))}
      </ol>
      <ScreenSpoken text={leaders(board)} isFinal />
    </>
  );
};

/** Beside the teams, who leads of all people. */
const BestPlayer = ({ board }: { readonly board: readonly BoardLine[] }) => {
  const [best, next] = board;
  if (best === undefined || best.name === '' || best.points === 0) return null;
  // Of several who share the first place none is named alone.
  if (next?.place === 1) return null;
  return (
    <p className="board-tied" dir="auto">
      {words.bestPlayer(best.name, words.worth(best.points))}
    </p>
  );
};

interface BoardProps extends Pick<ScreenPartProps, 'room' | 'way'> {
  readonly view: QuizScreenView;
  readonly tally: QuizTally | null;
}

/** Who leads after a question: places stand still, people move between them. */
export const QuizBoard = ({ room, way, view, tally }: BoardProps) => {
  const house = useRef<HTMLDivElement>(null);
  const { width, isUpright } = useSheet(house);
  const { board, tied } = shownBoard(view, tally);
  const isTeams = view.teams !== null;
  const rows = isTeams ? (board?.length ?? 0) : boardRows;
  const last = board?.at(-1);
  return (
    <div
      className="screen-house quiz-board"
      ref={house}
      data-upright={isUpright}
      style={{ '--many': Math.max(rows, boardRows) } as CSSProperties}
    >
      <ScreenLine
        state=""
        isOpen={false}
        parts={[words.after(view.position, view.questions), isTeams ? words.perPerson : '']}
        school={room.look?.school?.name}
        left={null}
      />
      <h1 className="board-title">{isTeams ? words.teamBoard : words.board}</h1>
      {board !== null && board.length > 0 && (
        <Lines board={board} width={width} many={isTeams ? limits.quiz.teams.most : boardRows} />
      )}
      {board?.length === 0 && <p className="board-none">{words.nobody}</p>}
      {tied > 0 && last !== undefined && (
        <p className="board-tied">{words.tied(tied, last.place)}</p>
      )}
      {isTeams && <BestPlayer board={tally?.board ?? []} />}
      <ScreenCorner way={way} locked={room.locked} />
    </div>
  );
};
