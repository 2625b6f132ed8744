import { pictureFields, picturesWithin } from '@sets/shared/question/question-picture.ts';
import type { Connection } from 'mongoose';
import type { AnyMaterial, MaterialKind } from './material-kind.ts';
import { materialModel } from './material.model.ts';
import { versionModel } from './material-versions.model.ts';

type Pictured = Pick<MaterialKind<AnyMaterial>, 'name' | 'collections' | 'ref' | 'questions'>;

/** Those of these pictures that a material of this kind, or what one was before, names. */
export const picturesIn = async (
  kind: Pictured,
  connection: Connection,
  fileids: readonly string[],
): Promise<ReadonlySet<string>> => {
  const fields = pictureFields.map((field) => `definition.${kind.questions}.${field}`);
  const naming = { $or: fields.map((field) => ({ [field]: { $in: [...fileids] } })) };
  const [now, earlier] = await Promise.all([
    materialModel(connection, kind).find(naming, { definition: 1 }).lean(),
    versionModel(connection, kind).find(naming, { definition: 1 }).lean(),
  ]);
  const all = new Set([...now, ...earlier].flatMap(({ definition }) => picturesWithin(definition)));
  return new Set(fileids.filter((fileid) => all.has(fileid)));
};
