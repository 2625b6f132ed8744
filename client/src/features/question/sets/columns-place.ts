import type { Placed } from '../choosing/screen/use-screen-grid.ts';

const figureWidth = 190;
/** The same on a phone that is held upright, and in a part of a sheet. */
const narrowFigure = 180;
const side = 72;

/** Where the columns stand. */
export const columnsOf = ({ grid, sheet }: Placed, heads: number, figures: number) => {
  const left = grid.isStacked ? side : grid.base + 10;
  const figure = grid.isStacked || sheet.isPart ? narrowFigure : figureWidth;
  const width = sheet.width - side - figures * figure - left;
  const column = width / Math.max(1, heads);
  const { row, bar } = grid.rows;
  const height = grid.isStacked ? bar : row;
  return {
    left,
    width,
    column,
    figure,
    radius: Math.max(6, Math.min(column / 2 - 4, height / 2 - 6, 70)),
  };
};

export type ColumnsPlace = ReturnType<typeof columnsOf>;
