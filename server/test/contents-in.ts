import { text } from 'node:stream/consumers';
import type { CollectedFile } from '../src/features/account/held/collected.ts';

/** What is in the file of an export with this name; undefined where it is not there. */
export const contentsIn = async (
  files: readonly CollectedFile[],
  name: string,
): Promise<unknown> => {
  const file = files.find((each) => each.name === name);
  return file && (JSON.parse(await text(file.pieces())) as unknown);
};
