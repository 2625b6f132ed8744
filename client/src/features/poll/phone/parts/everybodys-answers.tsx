import './everybodys-answers.css';
import { type RoundInWords, roundInWords, shareOfLine } from '@sets/shared/live/last-run.ts';
import type { CSSProperties } from 'react';
import * as z from 'zod/mini';
import { MathText } from '../../../../ui/math/math-text.tsx';
import { formatShare } from '../../../../ui/number-format.ts';
import { optionLetter } from '../../../../ui/option-mark.tsx';
import { endedMessages as say } from '../ended.messages.ts';

const recapReading = z.object({ recap: z.array(roundInWords) });

const Lines = ({ round }: { readonly round: RoundInWords }) => (
  <ul>
    {round.lines.map((line, index) => {
      const share = shareOfLine(round, line);
      return (
        // The same may have been said twice, so its place is what tells it apart.
        <li key={optionLetter(index)} style={{ '--share': share } as CSSProperties}>
          <span dir="auto">
            <MathText text={line.text} />
          </span>
          <b>{line.told ?? formatShare(share)}</b>
        </li>
      );
    })}
  </ul>
);

/** What every question came to, where everybody is shown that; else nothing. */
export const EverybodysAnswers = ({ tally }: { readonly tally: unknown }) => {
  const recap = z.safeParse(recapReading, tally).data?.recap ?? [];
  if (recap.length === 0) return null;
  return (
    <section className="all-answers" aria-label={say.results}>
      <h2>{say.results}</h2>
      {recap.map((round, index) => (
        <article key={optionLetter(index)}>
          <h3 dir="auto">
            <MathText text={round.text} />
          </h3>
          {round.lines.length === 0 ? <p>{say.tooFew}</p> : <Lines round={round} />}
          <p>{say.people(round.answered)}</p>
        </article>
      ))}
    </section>
  );
};
