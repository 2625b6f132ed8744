import './result-bars.css';
import type { CSSProperties } from 'react';
import { formatCount, formatShare } from './number-format.ts';
import { optionColour, OptionMark } from './option-mark.tsx';
import { uiMessages } from './ui.messages.ts';

/** People by option id, or null while the counts are hidden. */
type Counts = Readonly<Record<string, number>> | null;

interface ResultBarsProps {
  /** What is counted, for those who hear the table. */
  readonly caption: string;
  readonly options: readonly { readonly id: string; readonly text: string }[];
  readonly counts: Counts;
  /** Everybody who answered: what the shares are of. */
  readonly answered: number;
  /** Options to be set off: those that the person chose. */
  readonly chosen?: readonly string[];
}

/** The largest count, or null where nothing leads. */
const lead = (counts: Counts): number | null => {
  const most = Math.max(0, ...Object.values(counts ?? {}));
  return most === 0 ? null : most;
};

/**
 * Options with their counts as bars. It is a table, so those who hear it get what others see. Its
 * sizes are in em: set `font-size` around it.
 */
export const ResultBars = (props: ResultBarsProps) => {
  const { caption, options, counts, answered, chosen = [] } = props;
  const most = lead(counts);
  return (
    <table className="result-bars" data-counts={counts === null ? 'hidden' : 'shown'}>
      <caption className="only-spoken">{caption}</caption>
      <thead className="only-spoken">
        <tr>
          <th scope="col">{uiMessages.option}</th>
          {counts !== null && <th scope="col">{uiMessages.share}</th>}
          {counts !== null && <th scope="col">{uiMessages.people}</th>}
        </tr>
      </thead>
      <tbody>
        {options.map(({ id, text }, index) => {
          const count = counts?.[id] ?? 0;
          const share = answered === 0 ? 0 : count / answered;
          const bar = { '--share': Math.min(1, share), '--bar': optionColour(index) };
          return (
            <tr
              key={id}
              data-lead={counts !== null && count === most}
              data-chosen={chosen.includes(id)}
              style={bar as CSSProperties}
            >
              <th scope="row">
                <OptionMark index={index} />
                <span>{text}</span>
              </th>
              {counts !== null && <td className="share">{formatShare(share)}</td>}
              {counts !== null && <td className="people">{formatCount(count)}</td>}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};
