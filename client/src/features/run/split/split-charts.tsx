import './split.css';
import type { RoundResult, RunSplit } from '@sets/shared/run/run.contract.ts';
import { MathText } from '../../../ui/math/math-text.tsx';
import { laneOf } from '../lane.ts';
import { RoundChart } from '../parts/round-chart.tsx';
import { splitMessages as words } from './split.messages.ts';

interface SplitChartsProps {
  readonly split: RunSplit;
  /** The round that is split. */
  readonly round: RoundResult;
}

type Group = RunSplit['groups'][number];

/** A group's answers as those of a round are drawn; null where they are not told. */
const roundOf = (round: RoundResult, { name, people, told }: Group): RoundResult | null =>
  told && {
    slot: round.slot,
    question: round.question,
    round: round.round,
    text: `${round.text} (${name})`,
    openedAt: round.openedAt,
    closedAt: round.closedAt,
    answered: people,
    ...told,
    ...(round.right !== undefined && { right: round.right }),
  };

const whyNothing = ({ people }: Group): string => (people === 0 ? words.nobody : words.withheld);

/** The answers of each group, all on one scale, so that groups can be compared. */
export const SplitCharts = ({ split, round }: SplitChartsProps) => {
  const drawn = split.groups.map((group) => ({ group, told: roundOf(round, group) }));
  const lane = laneOf(drawn.flatMap(({ told }) => told ?? []));
  return (
    <div className="split">
      {drawn.map(({ group, told }) => (
        <section key={group.name} className="asked-round">
          <header className="split-head">
            <h3 dir="auto">
              <MathText text={group.name} />
            </h3>
            <span className="report-note">{words.people(group.people)}</span>
          </header>
          {told === null || group.people === 0 ? (
            <p className="report-note">{whyNothing(group)}</p>
          ) : (
            <RoundChart round={told} lane={lane} />
          )}
        </section>
      ))}
    </div>
  );
};
