import * as z from 'zod/mini';
import { noSchool } from '../account/account.contract.ts';
import type { StoredShape } from '../core/stored-shape.ts';
import { topic, visibility } from './module.contract.ts';

/** What a space says; whose it is, and who moderates it, lies beside it. */
const moduleContent = z.strictObject({
  title: z.string(),
  /** Markdown source. */
  description: z.string(),
  /** A day, as `2026-10-12`; '' where there is none. */
  startDate: z.string(),
  visibility,
  /** '' unless `visibility` is `division`. */
  division: z.string(),
  /** The name of its school; 'NA' where it is of none. */
  school: z.string(),
  topics: z.array(topic),
});
export type ModuleContent = z.infer<typeof moduleContent>;

/** Before, a space had its title alone, and everybody saw it. */
export const storedModule: StoredShape<ModuleContent> = {
  name: 'module',
  schema: moduleContent,
  migrations: [
    ({ title }) => ({
      title,
      description: '',
      startDate: '',
      visibility: 'open',
      division: '',
      school: noSchool,
      topics: [],
    }),
  ],
};
