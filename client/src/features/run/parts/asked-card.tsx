import type { RoundResult } from '@sets/shared/run/run.contract.ts';
import { classNames } from '../../../ui/class-names.ts';
import { MathText } from '../../../ui/math/math-text.tsx';
import { ResultBars } from '../../../ui/result-bars.tsx';
import type { AskedQuestion } from '../questions-of.ts';
import { formatRoundSpan } from '../run-times.ts';
import { runMessages as words } from '../run.messages.ts';

interface RoundPartProps {
  readonly round: RoundResult;
  readonly joined: number;
  /** Whether there are others of the same question. */
  readonly isOneOfSeveral: boolean;
}

const RoundPart = ({ round, joined, isOneOfSeveral }: RoundPartProps) => {
  const { answered, lines, openedAt, closedAt } = round;
  const options = lines.map(({ text }, index) => ({ id: String(index), text }));
  const counts = Object.fromEntries(lines.map(({ count }, index) => [String(index), count]));
  return (
    <div className="grid grid-cols-1 content-start gap-4">
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-soft">
        {isOneOfSeveral && <b className="font-semibold text-ink">{words.round(round.round)}</b>}
        <span>{words.answeredOf(answered, joined)}</span>
        {openedAt !== null && <span>{formatRoundSpan(openedAt, closedAt)}</span>}
        {openedAt !== null && closedAt === null && (
          <span className="font-medium text-good">{words.open}</span>
        )}
      </p>
      <ResultBars
        caption={words.results(round.text, round.round)}
        options={options}
        counts={counts}
        answered={answered}
      />
    </div>
  );
};

/** A question with what was answered; its rounds beside each other, so that they can be compared. */
export const AskedCard = ({ asked, joined }: { asked: AskedQuestion; joined: number }) => {
  const { position, text, multiple, rounds } = asked;
  return (
    <section className="grid break-inside-avoid grid-cols-1 gap-5 rounded-lg border border-line bg-raised p-5 sm:p-6">
      <header className="grid grid-cols-1 gap-1.5">
        <p className="flex flex-wrap gap-x-4 text-sm text-ink-soft">
          <span className="font-medium">{words.question(position)}</span>
          {multiple && <span>{words.multiple}</span>}
        </p>
        <h2 dir="auto" className="text-xl font-semibold [overflow-wrap:anywhere]">
          <MathText text={text} />
        </h2>
      </header>
      <div
        className={classNames(
          'grid grid-cols-1 gap-x-10 gap-y-7',
          rounds.length > 1 && 'md:grid-cols-2 print:grid-cols-2',
        )}
      >
        {rounds.map((round) => (
          <RoundPart
            key={round.slot}
            round={round}
            joined={joined}
            isOneOfSeveral={rounds.length > 1}
          />
        ))}
      </div>
    </section>
  );
};
