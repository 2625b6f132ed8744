import { drawnRound } from '@sets/shared/question/drawn-round.ts';
import type { RoundResult } from '@sets/shared/run/run.contract.ts';
import * as z from 'zod/mini';
import { drawnResults } from '../../question/drawn-results.ts';
import { runMessages as words } from '../run.messages.ts';

const readDrawn = ({ drawn }: Pick<RoundResult, 'drawn'>) => {
  const read = drawn === undefined ? undefined : z.safeParse(drawnRound, drawn.of).data;
  const Results = read && drawnResults(read);
  return Results && { ...read, Results };
};

/** Whether the kind of its question draws it, and not its lines. */
export const isDrawn = (round: Pick<RoundResult, 'drawn'>): boolean =>
  readDrawn(round) !== undefined;

/** A round as its kind tells it: a scale by its statements, pins on their picture. */
export const RoundDrawn = ({ round }: { readonly round: RoundResult }) => {
  const drawn = readDrawn(round);
  if (drawn === undefined) return null;
  const { Results, question, counts } = drawn;
  if (round.answered === 0) return <p className="report-note">{words.nobody}</p>;
  return (
    <div className="round-drawn">
      <Results
        caption={words.results(round.text, round.round)}
        answered={round.answered}
        {...{ question, counts }}
      />
    </div>
  );
};
