import type { RoundResult } from '@sets/shared/run/run.contract.ts';
import { formatCount } from '../../../ui/number-format.ts';
import { runMessages as words } from '../run.messages.ts';

/** Dots of a block: 14 a row, 7 rows. */
const [columns, mostDots] = [14, 98];

/** Who answered as a block of dots; of many people a dot is several. */
const Block = ({ answered, joined }: { answered: number; joined: number }) => {
  const each = Math.max(1, Math.ceil(joined / mostDots));
  const dots = Math.ceil(joined / each);
  const solid = Math.min(dots, Math.round(answered / each));
  const rows = Math.max(1, Math.ceil(dots / columns));
  return (
    <svg viewBox={`0 0 ${columns * 10} ${rows * 10}`} className="turnout-dots" aria-hidden="true">
      {Array.from({ length: dots }, (_, dot) => (
        <circle
          key={dot}
          cx={(dot % columns) * 10 + 5}
          cy={(rows - 1 - Math.floor(dot / columns)) * 10 + 5}
          r={dot < solid ? 3.6 : 3.1}
          data-solid={dot < solid}
        />
      ))}
    </svg>
  );
};

const nameOf = ({ question, round }: RoundResult, isOneOfSeveral: boolean): string =>
  isOneOfSeveral ? words.questionRound(question, round) : words.question(question);

/** How many of those who were there answered each question. */
export const Turnout = ({ rounds, joined }: { rounds: readonly RoundResult[]; joined: number }) => (
  <section className="report-card">
    <h2 className="report-note">
      {rounds.every(({ lists }) => lists === 'questions') ? words.asked.turnout : words.turnout}
    </h2>
    <ul className="turnout">
      {rounds.map((round) => {
        const isOneOfSeveral = rounds.some(
          ({ question, slot }) => question === round.question && slot !== round.slot,
        );
        return (
          <li key={round.slot}>
            <Block answered={round.answered} joined={joined} />
            <p>
              <b>{formatCount(round.answered)}</b> {words.ofPeople(joined)}
            </p>
            <p className="report-note">
              {round.lists !== 'questions' ? nameOf(round, isOneOfSeveral) : words.asked.fromRoom}
            </p>
          </li>
        );
      })}
    </ul>
  </section>
);
