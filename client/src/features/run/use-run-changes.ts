import type { Failure, Result } from '@sets/shared/core/result.ts';
import { runCalls } from '@sets/shared/run/run.calls.ts';
import { ask } from '../../core/api.ts';
import { useChanged } from '../../core/use-asked.ts';
import { useToken } from '../account/account.store.ts';

/** What can be done with the results of a run; each gives why it did not work, or null. */
export const useRunChanges = () => {
  const token = useToken();
  const changed = useChanged();
  const done = (told: Result<unknown>): Failure | null => {
    if (!told.ok) return told.error;
    changed(runCalls.list);
    changed(runCalls.results);
    return null;
  };
  return {
    rename: async (runid: string, title: string): Promise<Failure | null> =>
      done(await ask(runCalls.rename, { token, params: { runid }, body: { title } })),
    remove: async (runid: string): Promise<Failure | null> =>
      done(await ask(runCalls.remove, { token, params: { runid } })),
  };
};
