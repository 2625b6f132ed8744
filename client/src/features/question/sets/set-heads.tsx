import type { CSSProperties } from 'react';
import { leastLetters } from '../choosing/screen/fit-answers.ts';
import type { Placed } from '../choosing/screen/use-screen-grid.ts';
import type { ColumnsPlace } from './columns-place.ts';
import { fitHeads } from './fit-heads.ts';

interface HeadsGiven {
  /** What a row is called. */
  readonly rowHead: string;
  readonly heads: readonly string[];
  /** What the first and the last column mean, where that is said. */
  readonly ends?: readonly [string, string];
  readonly figureHeads: readonly string[];
}

/** Above the rows, in pixels of the screen: a word, or words in several lines; then what the ends mean. */
const headHeight = { word: 56, words: 104, ends: 40 } as const;
const headSizes = [34, 32, 30, 28];

/** What the heads take above the rows. */
export const headOf = ({ heads, ends }: Pick<HeadsGiven, 'heads' | 'ends'>): number =>
  (heads.every((head) => head.length <= 4) ? headHeight.word : headHeight.words) +
  (ends === undefined ? 0 : headHeight.ends);

export const numbered = (name: string, value: number): CSSProperties => ({ [`--${name}`]: value });

/** How large the heads of the columns are; null where only the first and the last find room, above all of them. */
export const headSize = (
  { ends }: Pick<HeadsGiven, 'ends'>,
  { heads }: Placed,
  { column }: ColumnsPlace,
  height: number,
): number | null => {
  const room = height - (ends === undefined ? 0 : headHeight.ends) - 12;
  return fitHeads({ heads, width: column - 10, height: room, sizes: headSizes });
};

interface HeadsProps extends HeadsGiven {
  readonly place: ColumnsPlace;
  readonly size: number | null;
}

/** What stands above the columns. */
export const Heads = ({ rowHead, heads, figureHeads, place, size }: HeadsProps) => {
  return (
    <thead>
      <tr>
        <th scope="col" className="only-spoken">
          {rowHead}
        </th>
        {heads.map((head, at) => (
          <th
            key={head}
            scope="col"
            className={size === null ? 'only-spoken' : undefined}
            style={{
              ...numbered('x', place.left + at * place.column),
              ...numbered('size', size ?? leastLetters),
            }}
          >
            <span className="screen-head" dir="auto">
              {head}
            </span>
          </th>
        ))}
        {figureHeads.map((head, at) => (
          <th
            key={head}
            scope="col"
            className="sets-figure-head"
            style={numbered('from', figureHeads.length - at)}
          >
            {head}
          </th>
        ))}
      </tr>
    </thead>
  );
};

interface EndsProps extends Pick<HeadsProps, 'heads' | 'ends' | 'size'> {
  readonly style: CSSProperties;
}

/** What the first and the last column mean: said of a scale, or their heads where not all find room. */
export const Ends = ({ heads, ends, size, style }: EndsProps) => {
  const [low, high] = ends ?? (size === null ? [heads[0], heads.at(-1)] : []);
  if (low === undefined) return null;
  return (
    <p className="sets-ends" style={style} data-heads={size === null} aria-hidden="true">
      <span dir="auto">{low}</span> <span dir="auto">{high}</span>
    </p>
  );
};
