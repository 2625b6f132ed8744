import { pictureFields, picturesWithin } from '@sets/shared/question/question-picture.ts';
import type { FeatureTools } from './feature-tools.ts';

/** Where a run names pictures: in what it was made of, and in what was asked besides. */
const runFields = [
  'definition.questions',
  'definition.items.question',
  'state.added.question',
].flatMap((list) => pictureFields.map((field) => `${list}.${field}`));

export interface NamesPictures {
  readonly picturesNamed: (fileids: readonly string[]) => Promise<ReadonlySet<string>>;
}

/** Those of these pictures that a question of a poll or quiz, of an earlier version of one, or of a run names. */
export const picturesAsked = async (
  { live }: Pick<FeatureTools, 'live'>,
  materials: readonly NamesPictures[],
  fileids: readonly string[],
): Promise<ReadonlySet<string>> => {
  if (fileids.length === 0) return new Set();
  const named = new Set<string>();
  for (const { picturesNamed } of materials) {
    for (const fileid of await picturesNamed(fileids)) named.add(fileid);
  }
  const missing = new Set(fileids.filter((fileid) => !named.has(fileid)));
  if (missing.size === 0) return named;
  for await (const { definition, state } of live().runsNaming(runFields, [...missing])) {
    for (const fileid of picturesWithin([definition, state])) {
      if (missing.has(fileid)) named.add(fileid);
    }
  }
  return named;
};
