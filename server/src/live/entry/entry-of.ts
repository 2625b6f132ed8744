import type { EntryRule } from '@sets/shared/live/entry.ts';
import type { Activities } from '../activities.ts';
import type { Run } from '../run/run-store.ts';

/** Who may take part in a run, as its activity says. */
export const entryOf = (
  activities: Pick<Activities, 'of'>,
  run: Pick<Run, 'activity' | 'definition'>,
): EntryRule => activities.of(run).entry?.(run.definition) ?? 'open';
