import type { AloneStanding } from '@sets/shared/quiz/alone/alone.standing.ts';
import type { QuizTally } from '@sets/shared/quiz/quiz.tallies.ts';
import { aloneHostMessages as words } from './alone.messages.ts';

interface FiguresProps {
  readonly alone: AloneStanding;
  readonly tally: QuizTally | null;
}

const mean = (all: readonly number[]): number =>
  Math.round(all.reduce((sum, each) => sum + each, 0) / all.length);

/** How people do: of their points once they were counted, before that of their answers. */
const success = ({ alone, tally }: FiguresProps): readonly [figure: string, what: string] => {
  const board = tally?.board ?? null;
  if (alone.counted && board !== null) {
    const points = board.map((line) => line.points);
    return [points.length === 0 ? words.none : words.figure(mean(points)), words.mean];
  }
  const asked = tally?.alone?.questions ?? [];
  const answered = asked.reduce((sum, each) => sum + each.answered, 0);
  const hits = asked.reduce((sum, each) => sum + each.hits, 0);
  return [answered === 0 ? words.none : words.percent(hits / answered), words.rightShare];
};

/** How far people are, and how they do. */
export const AloneFigures = (props: FiguresProps) => {
  const { begun = 0, handedIn = 0 } = props.tally?.alone ?? {};
  const figures = [
    [words.figure(begun), words.begun],
    [words.figure(handedIn), words.handedIn],
    success(props),
  ] as const;
  return (
    <ul className="grid grid-cols-3 gap-2 sm:gap-3">
      {figures.map(([figure, what]) => (
        <li key={what} className="min-w-0 rounded-md bg-sunken px-3 py-3 sm:px-4">
          <b className="block text-xl font-semibold tabular-nums sm:text-2xl">{figure}</b>{' '}
          <span className="text-sm text-ink-soft">{what}</span>
        </li>
      ))}
    </ul>
  );
};
