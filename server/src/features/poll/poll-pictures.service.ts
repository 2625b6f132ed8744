import { pictureFields, picturesWithin } from '@sets/shared/question/question-picture.ts';
import type { Connection } from 'mongoose';
import { pollModel } from './poll.model.ts';
import { pollVersionModel } from './poll-versions.model.ts';

/** Where a stored definition names pictures. */
const definitionPictures = pictureFields.map((field) => `definition.questions.${field}`);

/** Those of these pictures that a poll, or what one was before, names. */
export const picturesInPolls = async (
  connection: Connection,
  fileids: readonly string[],
): Promise<ReadonlySet<string>> => {
  const naming = { $or: definitionPictures.map((field) => ({ [field]: { $in: [...fileids] } })) };
  const [polls, versions] = await Promise.all([
    pollModel(connection).find(naming, { definition: 1 }).lean(),
    pollVersionModel(connection).find(naming, { definition: 1 }).lean(),
  ]);
  const all = new Set(
    [...polls, ...versions].flatMap(({ definition }) => picturesWithin(definition)),
  );
  return new Set(fileids.filter((fileid) => all.has(fileid)));
};
