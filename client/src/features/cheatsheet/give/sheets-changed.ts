import { cheatsheetCalls } from '@sets/shared/cheatsheet/cheatsheet.calls.ts';
import { useChanged } from '../../../core/use-asked.ts';

/** To be called once a sheet has changed: pages that show it, or its place in a list, ask anew. */
export const useSheetsChanged = (): (() => void) => {
  const changed = useChanged();
  return () => {
    for (const call of ['own', 'list', 'view', 'topics'] as const) changed(cheatsheetCalls[call]);
  };
};
