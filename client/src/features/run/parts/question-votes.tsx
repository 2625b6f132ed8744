import type { RoundResult } from '@sets/shared/run/run.contract.ts';
import { type CSSProperties, useContext } from 'react';
import { MathText } from '../../../ui/math/math-text.tsx';
import { formatCount } from '../../../ui/number-format.ts';
import { optionBar } from '../../../ui/option-mark.tsx';
import { OnSlide } from '../paper/on-slide.ts';
import { runMessages as words } from '../run.messages.ts';

type Line = RoundResult['lines'][number];

const notesOf = ({ asked }: Line): string =>
  [
    ...(asked?.answered === true ? [words.asked.answered] : []),
    ...(asked === undefined || asked.against === 0 ? [] : [words.asked.against(asked.against)]),
  ].join(' · ');

const Votes = ({ text, lines }: Pick<RoundResult, 'text' | 'lines'>) => {
  const most = Math.max(1, ...lines.map(({ count }) => count));
  const letters = Math.max(1, ...lines.map((line) => line.text.length));
  return (
    <table className="chart" style={{ '--letters': letters } as CSSProperties}>
      <caption className="only-spoken">{words.asked.results(text)}</caption>
      <thead className="only-spoken">
        <tr>
          <th scope="col">{words.asked.question}</th>
          <th scope="col">{words.asked.votesFor}</th>
          <th scope="col">{words.asked.outcome}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, index) => {
          const bar = { '--length': line.count / most, ...optionBar(0) } as CSSProperties;
          return (
            // Questions may say the same, so their place is what tells them apart.
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={index} style={bar} data-none={line.count === 0}>
              <th scope="row">
                <span dir="auto">
                  <MathText text={line.text} />
                </span>
              </th>
              <td className="chart-share">{formatCount(line.count)}</td>
              <td className="chart-people">{notesOf(line)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};

/** So many stand on a slide, which says how many more there are. */
const mostOnSlide = 20;

/** What people asked, with the votes for each: nobody chose between these, so no letter stands before one. */
export const QuestionVotes = ({ round }: { round: RoundResult }) => {
  const isSlide = useContext(OnSlide);
  const { lines, text } = round;
  if (isSlide && lines.length > mostOnSlide) {
    return (
      <>
        <Votes text={text} lines={lines.slice(0, mostOnSlide)} />
        <p className="report-note">{words.moreLines(lines.length - mostOnSlide)}</p>
      </>
    );
  }
  if (lines.length === 0) return <p className="report-note">{words.asked.none}</p>;
  return <Votes {...{ text, lines }} />;
};
