import { useState } from 'react';
import { newKey } from '../new-id.ts';

interface Opened {
  readonly id: string;
  /** Its id is in the address; a new one gets there with its first letter. */
  readonly isNamed: boolean;
}

/**
 * What is written: the one of the address, or a new one. The new one keeps its id when that
 * comes into the address, so that nothing is drawn anew while somebody types.
 */
export const useWritingId = (named: string | undefined): string => {
  const [opened, setOpened] = useState<Opened>(() => ({
    id: named ?? newKey(),
    isNamed: named !== undefined,
  }));
  const isOther = named === undefined ? opened.isNamed : named !== opened.id;
  if (isOther) {
    const next = { id: named ?? newKey(), isNamed: named !== undefined };
    setOpened(next);
    return next.id;
  }
  if (named !== undefined && !opened.isNamed) setOpened({ ...opened, isNamed: true });
  return opened.id;
};
