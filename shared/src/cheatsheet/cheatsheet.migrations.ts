import * as z from 'zod/mini';
import type { StoredShape } from '../core/stored-shape.ts';
import type { SheetFacts } from './cheatsheet.contract.ts';

/** What is stored of what an uploader says of a cheat sheet. Its space is beside it: that changes with the space. */
export const storedSheet: StoredShape<Omit<SheetFacts, 'moduleid'>> = {
  name: 'cheat-sheet',
  schema: z.strictObject({
    title: z.string(),
    description: z.string(),
    subject: z.string(),
    tags: z.array(z.string()),
    language: z.string(),
  }),
  migrations: [],
};

const storedPicture = z.strictObject({ fileid: z.string(), width: z.int(), height: z.int() });
const bytes = z.int();
const sheetFileStored = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('pdf'),
    uploadid: z.string(),
    bytes,
    /** 0 where they could not be counted. */
    pages: z.int(),
    cover: z.nullable(storedPicture),
  }),
  z.strictObject({ kind: z.literal('pictures'), bytes, pages: z.array(storedPicture) }),
  z.strictObject({ kind: z.literal('markdown'), uploadid: z.string(), bytes }),
]);
export type StoredSheetFile = z.infer<typeof sheetFileStored>;

/** What is stored of a version's file: where it lies, and what was found in it. */
export const storedSheetFile: StoredShape<StoredSheetFile> = {
  name: 'cheat-sheet-file',
  schema: sheetFileStored,
  migrations: [],
};
