import * as z from 'zod/mini';
import { id } from '../core/ids.ts';

/** How many visited modules an account remembers; the oldest are forgotten. */
export const visitedLimit = 200;

export const visitedModule = z.strictObject({ moduleid: id });
/** Newest first, each module once. */
export const visitedModules = z.array(visitedModule).check(z.maxLength(visitedLimit));

/** Body of `POST /api/user/updatemodulevisited`. `userid` is one's own. */
export const moduleVisit = z.strictObject({ moduleid: id, userid: id });
/** Body of `POST /api/user/getmodulesvisited`. */
export const visitedOf = z.strictObject({ userid: id });
/** Body of `POST /api/user/rebuffvisitedlist`: the list as it shall be. */
export const visitedReplacement = z.strictObject({ userid: id, list: visitedModules });
/** Reply of the three. */
export const visitedList = z.strictObject({ list: z.array(visitedModule) });

/** The list with a module at its front, once. */
export const withVisit = <Entry extends { readonly moduleid: string }>(
  list: readonly Entry[],
  visit: Entry,
): Entry[] =>
  [visit, ...list.filter(({ moduleid }) => moduleid !== visit.moduleid)].slice(0, visitedLimit);
