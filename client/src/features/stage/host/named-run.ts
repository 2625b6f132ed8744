import type { Reply } from '@sets/shared/core/result.ts';
import type { PersonChange } from '@sets/shared/live/people.ts';
import type { RequestOutput } from '@sets/shared/live/requests.ts';
import { createContext } from 'react';

/** Who takes part under which name. */
export type NamesOfRun = RequestOutput<'run:names'>;

/** How the names of the run that is on are asked for; null where it asks nobody. */
export interface NamedRun {
  readonly runId: string;
  readonly ask: () => Promise<Reply<NamesOfRun>>;
  /** Changes something of one of them. */
  readonly change: (person: string, change: PersonChange) => Promise<Reply<unknown>>;
}

/** Given by the page of the host, read by its panels. */
export const NamedRunContext = createContext<NamedRun | null>(null);
