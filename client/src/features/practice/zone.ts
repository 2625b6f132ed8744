import { zoneName } from '@sets/shared/practice/day.ts';
import * as z from 'zod/mini';

/** Where days end for whoever sits here; undefined where the browser does not say. */
export const ownZone = (): string | undefined =>
  z.safeParse(zoneName, new Intl.DateTimeFormat().resolvedOptions().timeZone).data;
