import { visitedModules } from '@sets/shared/module/visited.contract.ts';
import type * as z from 'zod/mini';

/** Newest first, each module once: `withVisit` keeps it so. */
export type Visited = Readonly<z.infer<typeof visitedModules>>;

export const keptVisited = visitedModules;
export const noneVisited: Visited = [];
