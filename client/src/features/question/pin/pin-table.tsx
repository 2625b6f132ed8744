import './pin-table.css';
import { type PinCounts, pinsByRegion } from '@sets/shared/question/kinds/pin.ts';
import { formatCount } from '../../../ui/number-format.ts';
import { pinMessages as words } from './pin.messages.ts';

interface PinTableProps {
  readonly caption: string;
  readonly counts: PinCounts | null;
  /** Heard alone; the picture says it to others. */
  readonly isHidden?: boolean;
}

const heads = [words.left, words.middle, words.right];
const rows = [words.upper, words.middle, words.lower];

/** How many pins are in each ninth of the picture. */
export const PinTable = ({ caption, counts, isHidden = false }: PinTableProps) => {
  const sums = counts === null ? null : pinsByRegion(counts);
  const most = Math.max(1, ...(sums ?? []));
  return (
    <table className={isHidden ? 'only-spoken' : 'pin-table'}>
      <caption className="only-spoken">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="only-spoken">{words.place}</span>
          </th>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <tr key={row}>
            <th scope="row">{row}</th>
            {heads.map((head, column) => {
              const count = sums?.[at * heads.length + column] ?? 0;
              return (
                <td key={head} data-most={sums !== null && count === most}>
                  {sums === null ? '–' : formatCount(count)}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
