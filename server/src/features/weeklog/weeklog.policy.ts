import type { KnownReader } from '../module/module-access.ts';
import { canModerate, type Held } from '../module/module.policy.ts';

/** Whether somebody is told of what was removed, or lies behind what is closed: whoever moderates the space. */
export const isTold = (reader: KnownReader | null, space: Held): boolean =>
  canModerate(reader, space);

/** Whether somebody writes what was done: whoever moderates the space, and has proven an address. */
export const mayWrite = (reader: KnownReader | null, space: Held): boolean =>
  reader?.verified === true && canModerate(reader, space);
