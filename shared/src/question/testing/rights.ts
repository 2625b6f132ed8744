import type { RightOf } from '../right.ts';

/** What is right of questions of tests. */

export const rightOptions = (...ids: string[]): RightOf<'options'> => ({ type: 'options', ids });

export const rightOrder = (...ids: string[]): RightOf<'order'> => ({ type: 'order', ids });

export const rightNumber = (number: number, within = 0): RightOf<'number'> => ({
  type: 'number',
  number,
  within,
});
