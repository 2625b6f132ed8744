import * as z from 'zod/mini';
import type { StoredShape } from '../core/stored-shape.ts';

/** What somebody added to a report; its reason, by which reports are counted, stands beside it. */
const given = z.strictObject({ text: z.string() });
export type ReportGiven = Readonly<z.infer<typeof given>>;
export const storedReport: StoredShape<ReportGiven> = {
  name: 'report',
  schema: given,
  migrations: [],
};
