import './quiz-podium.css';
import type { BoardLine, QuizTally } from '@sets/shared/quiz/quiz.tallies.ts';
import type { QuizScreenView } from '@sets/shared/quiz/quiz.views.ts';
import { type CSSProperties, useCallback, useRef, useState } from 'react';
import { DotCanvas } from '../../../ui/dots/dot-canvas.tsx';
import type { Paper } from '../../../ui/dots/brush.ts';
import { pageTime } from '../../../ui/dots/page-time.ts';
import { MathText } from '../../../ui/math/math-text.tsx';
import { formatCount } from '../../../ui/number-format.ts';
import { optionVariableOnHouse } from '../../../ui/option-mark.tsx';
import type { SheetSize } from '../../stage/screen/sheet-size.ts';
import { ScreenSchool } from '../../stage/screen/screen-school.tsx';
import { useSheet } from '../../stage/screen/use-sheet.ts';
import type { ScreenPartProps } from '../../stage/stage-activity.ts';
import { drawFalling, fallingShapes, fallingTime } from './draw-falling.ts';
import { type PodiumStep, podiumStands, podiumSteps, podiumTurns } from './podium-steps.ts';
import { TeamMark } from '../team-mark.tsx';
import { shownBoard } from './team-lines.ts';
import { quizScreenMessages as words } from './quiz-screen.messages.ts';

const isTeam = (team: number | null | undefined): team is number => typeof team === 'number';

/** So many of the best people are told of beside the teams. */
const mostBest = 5;

/** Letters from which on a name is set smaller. */
const longName = 14;

const Step = ({ step }: { readonly step: PodiumStep }) => {
  const { place, names, teams, more, points, x, width, rows, from } = step;
  const style = {
    '--x': x - width / 2,
    '--width': width,
    '--rows': rows,
    '--from': `${from}ms`,
    '--many': names.length,
  } as CSSProperties;
  const isLong = names.some((name) => name.length > longName);
  return (
    <li className="podium-step" data-place={place} style={style}>
      <span className="only-spoken">{words.place(place)}</span>
      <div className="podium-people" data-many={names.length > 1}>
        <p className="podium-dots" aria-hidden="true">
          {names.map((name, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- two may have one name
            <i key={`${at} ${name}`} data-team={isTeam(teams[at])}>
              {isTeam(teams[at]) && <TeamMark team={teams[at]} onHouse />}
            </i>
          ))}
        </p>
        {names.map((name, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- two may have one name
          <b key={`${at} ${name}`} className="podium-name" dir="auto" data-long={isLong}>
            {name === '' ? words.nameless : name}
          </b>
        ))}
        {more > 0 && <p className="podium-points">{words.more(more)}</p>}
        <p className="podium-points">{words.worth(points)}</p>
      </div>
      <div className="podium-pillar" aria-hidden="true">
        <b>{formatCount(place)}</b>
      </div>
    </li>
  );
};

const useFalling = (sheet: SheetSize, joined: number, stands: number) => {
  const [from] = useState(pageTime);
  return useCallback(
    (colourOf: (token: string) => string) => {
      const colours = fallingShapes.map((shape) => colourOf(optionVariableOnHouse(shape)));
      const look = { sheet, joined, colours };
      return {
        from,
        lasts: stands + fallingTime,
        draw: (paper: Paper, ms: number, stride: number) =>
          drawFalling(paper, look, ms - stands, stride),
      };
    },
    [from, sheet, joined, stands],
  );
};

interface BestProps {
  readonly board: readonly BoardLine[];
  /** When they are told, in ms. */
  readonly from: number;
}

/** Beside the teams: who was best of all people. */
const BestPlayers = ({ board, from }: BestProps) => {
  const best = board.filter(({ place, points }) => place <= 3 && points > 0).slice(0, mostBest);
  if (best.every(({ name }) => name === '')) return null;
  return (
    <section
      className="podium-best"
      aria-label={words.bestPlayers}
      style={{ '--from': `${from}ms` } as CSSProperties}
    >
      <h2>{words.bestPlayers}</h2>
      <ol>
        {best.map(({ name, place, points, team }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- two may have one name
          <li key={at}>
            <b>{formatCount(place)}</b>
            {team !== null && <TeamMark team={team} onHouse />}
            <span dir="auto">{name === '' ? words.nameless : name}</span>
            <b>{formatCount(points)}</b>
          </li>
        ))}
      </ol>
    </section>
  );
};

interface PodiumProps extends Pick<ScreenPartProps, 'room' | 'run' | 'people'> {
  readonly view: QuizScreenView;
  /** Null before it is told. */
  readonly tally: QuizTally | null;
}

/** Who has won: third, second, first; then the room's shapes fall once, and it stands for the picture. */
export const QuizPodium = ({ room, run, people, view, tally }: PodiumProps) => {
  const house = useRef<HTMLDivElement>(null);
  const sheet = useSheet(house);
  const { board, tied } = shownBoard(view, tally);
  const turns = podiumTurns(board ?? [], tied);
  const steps = podiumSteps(turns, sheet);
  const stands = podiumStands(turns);
  const motion = useFalling(sheet, people?.joined ?? 0, stands);
  const hasWinners = steps.length > 0;
  return (
    <div className="screen-house quiz-podium" ref={house} data-upright={sheet.isUpright}>
      <ScreenSchool room={room} />
      <h1 className="podium-title" dir="auto">
        <MathText text={run.title} />
      </h1>
      {hasWinners && (
        <ol className="podium-steps" aria-label={words.podium}>
          {steps.map((step) => (
            <Step key={step.place} step={step} />
          ))}
        </ol>
      )}
      {view.teams !== null && hasWinners && (
        <BestPlayers board={tally?.board ?? []} from={stands} />
      )}
      {tally !== null && !hasWinners && <p className="board-none">{words.nobody}</p>}
      {hasWinners && (
        <DotCanvas
          pixel={sheet.pixel}
          motion={motion}
          box={{ x: 0, y: 0, width: sheet.width, height: sheet.height }}
        />
      )}
    </div>
  );
};
