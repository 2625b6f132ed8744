import * as z from 'zod/mini';
import type { StoredShape } from '../core/stored-shape.ts';

const bytes = z.int();
const paperStored = z.discriminatedUnion('kind', [
  z.strictObject({
    paperid: z.string(),
    title: z.string(),
    kind: z.literal('pdf'),
    uploadid: z.string(),
    bytes,
    /** 0 where they could not be counted. */
    pages: z.int(),
  }),
  z.strictObject({
    paperid: z.string(),
    title: z.string(),
    kind: z.literal('article'),
    articleid: z.string(),
  }),
]);
export type StoredPaper = Readonly<z.infer<typeof paperStored>>;

const fileStored = z.strictObject({
  logfileid: z.string(),
  name: z.string(),
  uploadid: z.string(),
  bytes,
});
export type StoredLogFile = Readonly<z.infer<typeof fileStored>>;

const logStored = z.strictObject({
  text: z.string(),
  links: z.array(z.strictObject({ address: z.string(), title: z.string() })),
  papers: z.array(paperStored),
  files: z.array(fileStored),
});
export type StoredLog = Readonly<z.infer<typeof logStored>>;

/** What is stored of what an entry says, and where its files lie. Its place and its week are beside it. */
export const storedLog: StoredShape<StoredLog> = {
  name: 'week-log',
  schema: logStored,
  migrations: [],
};
