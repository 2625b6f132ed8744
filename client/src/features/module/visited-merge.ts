import { visitedCalls } from '@sets/shared/module/visited.calls.ts';
import { visitedLimit } from '@sets/shared/module/visited.contract.ts';
import { useEffect } from 'react';
import { ask } from '../../core/api.ts';
import type { SignedIn } from '../../core/root/auth-slice.ts';
import { keptLists } from '../../core/root/kept-lists.ts';
import { useRoot } from '../../core/root/root-store.ts';
import type { Visited } from '../../core/root/visited-slice.ts';

/** The list of an account with newer visits at its front, each module once. */
export const withVisits = (visits: Visited, list: Visited): Visited => {
  const named = new Set(visits.map(({ moduleid }) => moduleid));
  return [...visits, ...list.filter(({ moduleid }) => !named.has(moduleid))].slice(0, visitedLimit);
};

/** What this device knows and the account does not: visits that could not be told. */
export const untold = (kept: Visited, list: Visited): Visited => {
  const told = new Set(list.map(({ moduleid }) => moduleid));
  return kept.filter(({ moduleid }) => !told.has(moduleid));
};

type Who = Pick<SignedIn, 'token' | 'userid'>;

/** Puts visits before what the account has, there and here. */
export const tellVisits = async (who: Who, visits: Visited, list: Visited): Promise<void> => {
  const merged = withVisits(visits, list);
  keptLists.setVisited(who.userid, merged);
  if (visits.length === 0) return;
  const body = { userid: who.userid, list: [...merged] };
  await ask(visitedCalls.replace, { token: who.token, body });
};

const carryOver = async (who: Who, visits: Visited): Promise<void> => {
  // Shown at once, and where the server cannot be asked: then the list of the account comes later.
  keptLists.setVisited(who.userid, visits);
  const told = await ask(visitedCalls.list, { token: who.token, body: { userid: who.userid } });
  if (told.ok) await tellVisits(who, visits, told.value.list);
};

/** What somebody visited before they logged in goes with them into their account. */
export const useVisitsOverLogin = (): void => {
  useEffect(
    () =>
      useRoot.subscribe(({ auth }, before) => {
        const visits = before.visitedModules;
        if (before.auth.userid !== null || auth.userid === null || visits.length === 0) return;
        void carryOver({ token: auth.token, userid: auth.userid }, visits);
      }),
    [],
  );
};
