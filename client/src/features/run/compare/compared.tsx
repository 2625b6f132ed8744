import './compare.css';
import { type ComparedRound, compareRuns } from '@sets/shared/run/compare-runs.ts';
import type { RunResults } from '@sets/shared/run/run.contract.ts';
import type { CSSProperties } from 'react';
import { MathText } from '../../../ui/math/math-text.tsx';
import { formatShare } from '../../../ui/number-format.ts';
import { optionBar } from '../../../ui/option-mark.tsx';
import { RoundChart } from '../parts/round-chart.tsx';
import { compareMessages as words } from './compare.messages.ts';
import { ComparedHead } from './compared-head.tsx';
import { ComparedFigures } from './compared-figures.tsx';

/** Two runs, with what each is called here. */
interface ComparedProps {
  readonly one: RunResults;
  readonly other: RunResults;
  readonly names: readonly [one: string, other: string];
}

const Share = ({ share, at, run }: { share: number | null; at: number; run: string }) => {
  const bar = { '--length': share ?? 0, ...optionBar(at) } as CSSProperties;
  return (
    <td data-run={run}>
      {share === null ? (
        <span className="text-ink-soft">{words.notThere}</span>
      ) : (
        <span className="compare-bar" style={bar} data-none={share === 0}>
          <b className="tabular-nums">{formatShare(share)}</b>
        </span>
      )}
    </td>
  );
};

const pointsOf = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? null : Math.round(100 * other) - Math.round(100 * one);

/** So many answers stand beside each other: own words may be hundreds, and all of them are in the tables. */
const mostLines = 20;

const sizeOf = ({ one, other }: ComparedRound['lines'][number]): number =>
  Math.max(one ?? 0, other ?? 0);

/** The largest of both runs, in their order. */
const listedOf = ({ lines }: ComparedRound): ComparedRound['lines'] => {
  const largest = new Set(lines.toSorted((a, b) => sizeOf(b) - sizeOf(a)).slice(0, mostLines));
  return lines.filter((line) => largest.has(line));
};

/** A listing of what people wrote is cut; options to choose from are all there. */
const isCut = ({ one, other }: ComparedRound): boolean => (one ?? other)?.lists !== undefined;

const Both = ({ round, names }: { round: ComparedRound } & Pick<ComparedProps, 'names'>) => {
  const listed = isCut(round) ? listedOf(round) : round.lines;
  const more = round.lines.length - listed.length;
  return (
    <>
      <table className="compare-table">
        <caption className="only-spoken">{words.caption(round.text)}</caption>
        <ComparedHead what={words.answer} names={names} />
        <tbody>
          {listed.map(({ text, one, other }) => {
            const points = pointsOf(one, other);
            return (
              <tr key={text}>
                <th scope="row" className="font-normal [overflow-wrap:anywhere]">
                  <span dir="auto">
                    <MathText text={text} />
                  </span>
                </th>
                <Share share={one} at={0} run={names[0]} />
                <Share share={other} at={1} run={names[1]} />
                <td className="text-sm whitespace-nowrap text-ink-soft tabular-nums">
                  {points === null ? '' : words.difference(points)}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {more > 0 && <p className="report-note">{words.more(more)}</p>}
    </>
  );
};

/** Figures where there are some; answer by answer stands first where nothing is to be followed. */
const Beside = (props: { round: ComparedRound } & Pick<ComparedProps, 'names'>) => {
  const { figures, lines } = props.round;
  const isFollowed = figures.some(({ one, other }) => (one ?? other)?.value !== undefined);
  const told = figures.length > 0 && <ComparedFigures {...props} />;
  if (lines.length === 0) return told;
  if (!isFollowed) {
    return (
      <>
        <Both {...props} />
        {told}
      </>
    );
  }
  return (
    <>
      {told}
      <details className="min-w-0">
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-medium text-people-ink">
          {words.eachAnswer}
        </summary>
        <Both {...props} />
      </details>
    </>
  );
};

const Card = ({ round, one, other, names }: { round: ComparedRound } & ComparedProps) => {
  const only = round.one === null ? round.other : round.other === null ? round.one : null;
  return (
    <section className="report-card">
      <header>
        <p className="report-note">
          {round.round > 1 && <b>{words.round(round.round)}</b>}
          {round.one !== null && (
            <span>{words.inRun(names[0], words.answered(round.one.answered, one.joined))}</span>
          )}
          {round.other !== null && (
            <span>{words.inRun(names[1], words.answered(round.other.answered, other.joined))}</span>
          )}
        </p>
        <h2 dir="auto" className="mt-1 text-xl font-semibold [overflow-wrap:anywhere]">
          <MathText text={round.text} />
        </h2>
      </header>
      {only === null ? (
        <Beside round={round} names={names} />
      ) : (
        <>
          <p className="font-semibold">{words.onlyIn(round.one === null ? names[1] : names[0])}</p>
          <RoundChart round={only} />
        </>
      )}
    </section>
  );
};

/** Two runs side by side, question by question. */
export const Compared = (props: ComparedProps) => {
  const rounds = compareRuns(props.one.rounds, props.other.rounds);
  if (rounds.length === 0) return <p className="text-ink-soft">{words.nothing}</p>;
  return (
    <div className="report">
      {rounds.map((round) => (
        <Card key={round.key} round={round} {...props} />
      ))}
    </div>
  );
};
