import './result-bars.css';
import type { CSSProperties } from 'react';
import { MathText } from './math/math-text.tsx';
import { formatCount, formatShare } from './number-format.ts';
import { OptionPicture, type PictureOfOption } from './option-picture.tsx';
import { optionColour, OptionMark, type Sign } from './option-mark.tsx';
import { uiMessages } from './ui.messages.ts';

/** People by option id, or null while the counts are hidden. */
type Counts = Readonly<Record<string, number>> | null;

export interface BarOption {
  readonly id: string;
  readonly text: string;
  readonly sign?: Sign;
  readonly picture?: PictureOfOption | undefined;
}

interface ResultBarsProps {
  /** What is counted, for those who hear the table. */
  readonly caption: string;
  readonly options: readonly BarOption[];
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

interface RowProps extends Omit<ResultBarsProps, 'caption' | 'options'> {
  readonly option: BarOption;
  readonly index: number;
}

const Row = ({
  option: { id, text, sign, picture },
  index,
  counts,
  answered,
  chosen,
}: RowProps) => {
  // An id may be `constructor`, which every object knows.
  const count = counts !== null && Object.hasOwn(counts, id) ? (counts[id] ?? 0) : 0;
  const share = answered === 0 ? 0 : count / answered;
  const bar = { '--share': Math.min(1, share), '--bar': optionColour(index) };
  return (
    <tr
      data-lead={counts !== null && count === lead(counts)}
      data-chosen={chosen?.includes(id) === true}
      style={bar as CSSProperties}
    >
      <th scope="row">
        <OptionMark index={index} sign={sign} />
        {picture && <OptionPicture {...{ picture, text }} isNamed />}
        <span dir="auto">
          <MathText text={text} />
        </span>
      </th>
      {counts !== null && <td className="share">{formatShare(share)}</td>}
      {counts !== null && <td className="people">{formatCount(count)}</td>}
    </tr>
  );
};

/**
 * Options with their counts as bars. It is a table, so those who hear it get what others see. Its
 * sizes are in em: set `font-size` around it. The rows are in two halves, which may stand below or
 * beside each other.
 */
export const ResultBars = ({ caption, options, ...shown }: ResultBarsProps) => {
  const { counts } = shown;
  const rows = options.map((option, index) => (
    <Row key={option.id} option={option} index={index} {...shown} />
  ));
  const half = Math.ceil(rows.length / 2);
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
      <tbody>{rows.slice(0, half)}</tbody>
      {rows.length > half && <tbody>{rows.slice(half)}</tbody>}
    </table>
  );
};
