import { createContext } from 'react';

export interface HolderOpening {
  /** Opens what the place of this question holds, in the same room. */
  readonly open: (question: string) => void;
  /** Whether the place of this question was opened before, in this run. */
  readonly wasOpened: (question: string) => boolean;
}

/** How places are opened; null where nothing is known to open them. */
export const HolderOpeningContext = createContext<HolderOpening | null>(null);
