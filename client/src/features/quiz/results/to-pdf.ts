import type { ReactNode } from 'react';

/** Makes a PDF of blocks below each other; the pages of a run know how. */
export type ToPdf = (
  blocks: ReactNode,
  about: { readonly title: string; readonly footing: string },
) => Promise<Blob>;
