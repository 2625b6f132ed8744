import './grid-results.css';
import type { GridCounts, GridQuestion, Places } from '@sets/shared/question/kinds/grid.ts';
import { MathText } from '../../../ui/math/math-text.tsx';
import { OptionMark } from '../../../ui/option-mark.tsx';
import type { OwnResultsProps, ResultParts } from '../question-parts.ts';
import { tenths } from '../tenths.ts';
import { GridMeans, GridPlane, itemColours, standsAt } from './grid-plane.tsx';
import { GridTable } from './grid-table.tsx';
import { gridMessages as words } from './grid.messages.ts';
import { phoneMark } from './mark-sizes.ts';
import { placeOf } from './place-items.ts';

interface PictureProps {
  readonly question: GridQuestion;
  readonly counts: GridCounts | null;
  readonly value: Places | null;
}

const Picture = ({ question, counts, value }: PictureProps) => (
  <div className="grid-picture">
    <GridPlane question={question}>
      {counts !== null && <GridMeans counts={counts} size={phoneMark} />}
      {question.options.map(({ id }, index) => {
        const own = placeOf(value, id);
        return (
          own !== null && (
            <i key={id} className="grid-own" style={{ ...itemColours(index), ...standsAt(own) }} />
          )
        );
      })}
    </GridPlane>
    {counts !== null && <p className="grid-note">{words.spreadNote}</p>}
  </div>
);

/** The room's places on a phone, with one's own as rings. */
export const GridOwnResults = (props: OwnResultsProps<GridQuestion, Places, GridCounts>) => {
  const { question, caption, counts, value = null } = props;
  return (
    <div className="grid-results">
      <Picture {...{ question, counts, value }} />
      <table className="grid-own-table">
        <caption className="only-spoken">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.item}</th>
            <th scope="col">{question.across.name}</th>
            <th scope="col">{question.up.name}</th>
          </tr>
        </thead>
        <tbody>
          {question.options.map(({ id, text }, index) => {
            const own = placeOf(value, id);
            const mean = counts.items.find((each) => each.id === id)?.mean ?? null;
            return (
              <tr key={id}>
                <th scope="row">
                  <OptionMark index={index} />{' '}
                  <span dir="auto">
                    <MathText text={text} />
                  </span>
                </th>
                {(['x', 'y'] as const).map((way) => (
                  <td key={way}>
                    <b>{mean === null ? words.none : tenths(mean[way])}</b>
                    {own !== null && (
                      <span className="grid-own-figure">
                        {' '}
                        <span>{words.you}</span> {own[way]}
                      </span>
                    )}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
};

export const gridResults: ResultParts<GridQuestion, Places, GridCounts> = {
  Results: ({ question, caption, counts, value = null }) => (
    <div className="grid gap-4">
      <div className="w-full max-w-md">
        <Picture {...{ question, counts, value }} />
      </div>
      <GridTable {...{ question, caption, counts }} />
    </div>
  ),
};
