import { withVisit } from '@sets/shared/module/visited.contract.ts';
import { useRoot } from './root-store.ts';
import type { Roster } from './roulette-slice.ts';
import type { Visited } from './visited-slice.ts';

/** How the lists on this device change. */
export const keptLists = {
  /** A module was visited: it comes first, once. */
  visit: (moduleid: string): void => {
    useRoot.setState(({ visitedModules }) => ({
      visitedModules: withVisit(visitedModules, { moduleid }),
    }));
  },
  /** The list as the server has it for this account. A reply that comes when they have left is for nobody here. */
  setVisited: (userid: string, visitedModules: Visited): void => {
    if (useRoot.getState().auth.userid === userid) useRoot.setState({ visitedModules });
  },
  /** All of them, as the account has them. */
  setRosters: (nameRoulette: readonly Roster[]): void => {
    useRoot.setState({ nameRoulette });
  },
} as const;
