import type { MouseEvent } from 'react';

/**
 * For what appears where somebody has just clicked: the second half of a double click, which was
 * meant for what was there before, does nothing.
 */
export const onSingleClick =
  (act: () => void) =>
  ({ detail }: MouseEvent): void => {
    if (detail < 2) act();
  };
