import '../figure-table.css';
import type { GridCounts, GridQuestion } from '@sets/shared/question/kinds/grid.ts';
import { MathText } from '../../../ui/math/math-text.tsx';
import { formatCount } from '../../../ui/number-format.ts';
import { OptionMark } from '../../../ui/option-mark.tsx';
import { tenths } from '../tenths.ts';
import { gridMessages as words } from './grid.messages.ts';

interface GridTableProps {
  readonly question: GridQuestion;
  readonly caption: string;
  /** Null while they are hidden. */
  readonly counts: GridCounts | null;
}

/** The mean of each item on both axes, how far the places are from it, and how many people put it there. */
export const GridTable = ({ question, caption, counts }: GridTableProps) => {
  const { options, across, up } = question;
  return (
    <table className="figure-table">
      <caption className="only-spoken">{caption}</caption>
      <thead>
        <tr>
          <th scope="col" className="grid-table-head">
            {words.item}
          </th>
          {counts !== null && (
            <th scope="col" className="grid-table-head">
              {across.name}
            </th>
          )}
          {counts !== null && (
            <th scope="col" className="grid-table-head">
              {up.name}
            </th>
          )}
          {counts !== null && (
            <th scope="col" className="grid-table-head">
              {words.people}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {options.map(({ id, text }, index) => {
          const item = counts?.items.find((each) => each.id === id);
          const figure = (way: 'x' | 'y') => (
            <td data-main="true">
              {item?.mean && item.spread
                ? `${tenths(item.mean[way])} ± ${tenths(item.spread[way])}`
                : words.none}
            </td>
          );
          return (
            <tr key={id}>
              <th scope="row">
                <span>
                  <OptionMark index={index} />{' '}
                  <span dir="auto">
                    <MathText text={text} />
                  </span>
                </span>
              </th>
              {counts !== null && figure('x')}
              {counts !== null && figure('y')}
              {counts !== null && <td>{formatCount(item?.people ?? 0)}</td>}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};
