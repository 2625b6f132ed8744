import { strToU8 } from 'fflate';
import type { PersonalData } from '../../../core/personal-data.ts';

/** A file of the export: what is in it, read piece by piece while it is sent. */
export interface CollectedFile {
  readonly name: string;
  readonly holds: string;
  readonly pieces: () => AsyncIterable<Uint8Array>;
}

type About = Pick<CollectedFile, 'name' | 'holds'>;

const jsonOf = (value: unknown): string => JSON.stringify(value, null, 2);

async function* whole(contents: unknown): AsyncGenerator<Uint8Array> {
  yield strToU8(`${jsonOf(contents)}\n`);
}

/** As `jsonOf` writes a list, one entry at a time. Line breaks within texts are escaped, so all that are there are between lines. */
async function* listed(entries: AsyncIterable<unknown>): AsyncGenerator<Uint8Array> {
  let before = '[\n  ';
  for await (const entry of entries) {
    yield strToU8(`${before}${jsonOf(entry).replaceAll('\n', '\n  ')}`);
    before = ',\n  ';
  }
  yield strToU8('\n]\n');
}

/** What has been looked at, and what follows it. */
async function* withFirst(first: unknown, rest: AsyncIterator<unknown>): AsyncGenerator {
  try {
    yield first;
    for (let next = await rest.next(); next.done !== true; next = await rest.next()) {
      yield next.value;
    }
  } finally {
    await rest.return?.();
  }
}

/** A file that holds this. */
export const fileOf = (about: About, contents: unknown): CollectedFile => ({
  ...about,
  pieces: () => whole(contents),
});

/** The file of a feature; null where it holds nothing of this person. */
export const collectedOf = async (
  data: Pick<PersonalData, 'name' | 'holds' | 'collect'>,
  userid: string,
): Promise<CollectedFile | null> => {
  const { name, holds } = data;
  const collecting = data.collect(userid);
  if (!(Symbol.asyncIterator in collecting)) {
    const contents = await collecting;
    return contents === null ? null : fileOf({ name, holds }, contents);
  }
  const entries = collecting[Symbol.asyncIterator]();
  const first = await entries.next();
  if (first.done === true) return null;
  return { name, holds, pieces: () => listed(withFirst(first.value, entries)) };
};
