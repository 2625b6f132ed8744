import type { Model } from 'mongoose';

interface Naming {
  readonly pictures: readonly string[];
}

/** Those of these pictures that documents of these collections name. */
export const picturesNamedIn = async <Docs extends readonly Naming[]>(
  models: { readonly [At in keyof Docs]: Model<Docs[At]> },
  fileids: readonly string[],
): Promise<ReadonlySet<string>> => {
  if (fileids.length === 0) return new Set();
  const wanted = new Set(fileids);
  const naming = { pictures: { $in: [...wanted] } };
  // Whatever else their documents have.
  const all = models as readonly unknown[] as readonly Model<Naming>[];
  const found = await Promise.all(
    all.map((model) => model.find(naming, { pictures: 1 }).lean<Naming[]>()),
  );
  return new Set(
    found.flat().flatMap(({ pictures }) => pictures.filter((fileid) => wanted.has(fileid))),
  );
};
