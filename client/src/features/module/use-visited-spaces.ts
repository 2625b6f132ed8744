import { moduleCalls } from '@sets/shared/module/module.calls.ts';
import { visitedCalls } from '@sets/shared/module/visited.calls.ts';
import { useEffect } from 'react';
import type { SignedIn } from '../../core/root/auth-slice.ts';
import { useRoot } from '../../core/root/root-store.ts';
import type { Visited } from '../../core/root/visited-slice.ts';
import { useAsked } from '../../core/use-asked.ts';
import { tellVisits, untold, withVisits } from './visited-merge.ts';

/** What the account and this device know of somebody's visits, newest first; null while it loads. */
export const useAccountVisits = (who: SignedIn) => {
  const { token, userid } = who;
  const { data, failure, reload } = useAsked(visitedCalls.list, { token, body: { userid } });
  const kept = useRoot(({ visitedModules }) => visitedModules);
  useEffect(() => {
    if (data === null) return;
    const { visitedModules } = useRoot.getState();
    void tellVisits({ token, userid }, untold(visitedModules, data.list), data.list);
  }, [data, token, userid]);
  if (data === null) return { visits: failure === null ? null : kept, reload };
  return { visits: withVisits(untold(kept, data.list), data.list), reload };
};

/** The titles of modules, in their order, of those that one may see. */
export const useTitles = (token: string | null, visits: Visited) =>
  useAsked(moduleCalls.visited, {
    token,
    body: { moduleids: visits.map(({ moduleid }) => moduleid) },
  });
