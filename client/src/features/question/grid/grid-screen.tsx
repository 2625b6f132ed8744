import './grid-screen.css';
import type { GridCounts, GridQuestion } from '@sets/shared/question/kinds/grid.ts';
import { type CSSProperties, use } from 'react';
import { MathText } from '../../../ui/math/math-text.tsx';
import { plainMath } from '../../../ui/math/plain-math.ts';
import { OptionMark } from '../../../ui/option-mark.tsx';
import { PartContext } from '../../stage/screen/sheet-part.tsx';
import { PicturedScreen } from '../asked/pictured-screen.tsx';
import type { ScreenParts, ScreenProps } from '../question-parts.ts';
import { tenths } from '../tenths.ts';
import { GridMeans, GridPlane } from './grid-plane.tsx';
import { gridMessages as words } from './grid.messages.ts';
import { wallMark } from './mark-sizes.ts';

/** The room of the list on the narrowest screen on which it stands beside the plane, in pixels of the screen. */
const roomOfSheet = { width: 430, height: 580 } as const;
/** The same in a part of one. */
const roomOfPart = { width: 190, height: 390 } as const;
type Room = typeof roomOfSheet | typeof roomOfPart;
/** The least is the smallest that is read from the back row. */
const size = { most: 38, least: 28 } as const;
/** Widths of a letter and of a mark with its letter, heights of a line and between two items, in the size of the words. */
const part = { letter: 0.53, mark: 2.6, line: 1.2, between: 0.6 } as const;

const heightAt = ({ options }: GridQuestion, room: Room, at: number): number => {
  const letters = Math.floor((room.width / at - part.mark) / part.letter);
  const lines = options.reduce((sum, { text }) => sum + Math.ceil(text.length / letters), 0);
  return at * (lines * part.line + (options.length - 1) * part.between);
};

/** The largest size at which all items have room; where none is, how many lines each has. Phones have all of it. */
const fitted = (question: GridQuestion, room: Room): { size: number; lines: number | 'none' } => {
  let at: number = size.most;
  while (at > size.least && heightAt(question, room, at) > room.height) at -= 1;
  if (heightAt(question, room, at) <= room.height) return { size: at, lines: 'none' };
  const count = question.options.length;
  const ofEach = (room.height / at - (count - 1) * part.between) / (count * part.line);
  return { size: at, lines: Math.max(1, Math.floor(ofEach)) };
};

const placeSpoken = ({ across, up }: GridQuestion, mean: { x: number; y: number }): string =>
  `${across.name} ${tenths(mean.x)}, ${up.name} ${tenths(mean.y)}`;

const resultOf = (question: GridQuestion, { items }: GridCounts): string =>
  items
    .flatMap(({ mean }, at) => {
      const text = plainMath(question.options[at]?.text ?? '');
      return mean === null ? [] : [words.spoken(text, placeSpoken(question, mean))];
    })
    .join('. ');

/** The items with their marks, and with their means once these are shown. */
const Items = ({ question, counts }: { question: GridQuestion; counts: GridCounts | null }) => (
  <table className="grid-screen-items">
    <caption className="only-spoken">{words.results(question.text)}</caption>
    <thead className="only-spoken">
      <tr>
        <th scope="col">{words.item}</th>
        {counts !== null && <th scope="col">{words.mean(question.across.name)}</th>}
        {counts !== null && <th scope="col">{words.mean(question.up.name)}</th>}
      </tr>
    </thead>
    <tbody>
      {question.options.map(({ id, text }, index) => {
        const mean = counts?.items[index]?.mean ?? null;
        return (
          <tr key={id}>
            <th scope="row">
              <OptionMark index={index} />{' '}
              <span dir="auto">
                <MathText text={text} />
              </span>
            </th>
            {counts !== null && (
              <td className="only-spoken">{mean === null ? words.none : tenths(mean.x)}</td>
            )}
            {counts !== null && (
              <td className="only-spoken">{mean === null ? words.none : tenths(mean.y)}</td>
            )}
          </tr>
        );
      })}
    </tbody>
  </table>
);

/** The question over its plane, with the items at their mean places, and the list of them beside it. */
const Screen = (props: ScreenProps<GridQuestion, GridCounts>) => {
  const { question, counts, answered, standing } = props;
  const list = fitted(question, use(PartContext) === null ? roomOfSheet : roomOfPart);
  const style = { '--items': list.size, '--lines-each': list.lines } as CSSProperties;
  const result = counts === null ? null : resultOf(question, counts);
  return (
    <PicturedScreen text={question.text} {...{ answered, standing, result, style }}>
      <div className="grid-screen">
        <GridPlane question={question}>
          {counts !== null && <GridMeans counts={counts} size={wallMark} />}
        </GridPlane>
        <Items {...{ question, counts }} />
      </div>
    </PicturedScreen>
  );
};

export const gridScreen: ScreenParts<GridQuestion, GridCounts> = { note: () => '', Screen };
