import type { RoundResult } from '@sets/shared/run/run.contract.ts';
import { resultParts } from '../../question/result-parts.ts';
import { readDrawn, readRight } from '../read-drawn.ts';
import { runMessages as words } from '../run.messages.ts';

/** Whether the kind of its question draws it, and not its lines. */
export const isDrawn = (round: Pick<RoundResult, 'drawn'>): boolean =>
  readDrawn(round) !== undefined;

/** A round as its kind tells it: a scale by its statements, pins on their picture. */
export const RoundDrawn = ({ round }: { readonly round: RoundResult }) => {
  const drawn = readDrawn(round);
  if (drawn === undefined) return null;
  const { question, counts } = drawn;
  const { Results } = resultParts(question);
  if (round.answered === 0) return <p className="report-note">{words.nobody}</p>;
  return (
    <div className="round-drawn">
      <Results
        caption={words.results(round.text, round.round)}
        answered={round.answered}
        right={readRight(round)}
        {...{ question, counts }}
      />
    </div>
  );
};
