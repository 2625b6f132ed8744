import { visitedCalls } from '@sets/shared/module/visited.calls.ts';
import { useEffect } from 'react';
import { ask } from '../../core/api.ts';
import { keptLists } from '../../core/root/kept-lists.ts';
import { useAccount } from '../account/account.store.ts';

/** A space was opened: it comes first among those that were visited, here and with the account. */
export const useVisit = (moduleid: string): void => {
  const who = useAccount();
  const token = who?.token ?? null;
  const userid = who?.userid ?? null;
  useEffect(() => {
    keptLists.visit(moduleid);
    // Where the server cannot be told, this device knows, and tells it with the list.
    if (userid !== null) void ask(visitedCalls.visit, { token, body: { moduleid, userid } });
  }, [moduleid, token, userid]);
};
