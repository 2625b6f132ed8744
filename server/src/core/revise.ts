import type { Model, QueryFilter, UpdateQuery } from 'mongoose';
import { AppError } from './app-error.ts';
import { inTurn, mostTries } from './in-turn.ts';

/** A document that is changed as a whole. `revision` grows by one with every change. */
export interface Revised {
  readonly _id: string;
  readonly revision: number;
}

const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 11_000;

/**
 * Changes a document by a pure function of what is stored, or of `fresh` where nothing is. Changes of
 * one document take turns; where another process was first, the function is asked again, so that
 * changes at the same moment do not lose each other. What `change` throws is thrown, and nothing is stored.
 *
 * @throws AppError CONFLICT
 */
export const revise = <Doc extends Revised>(
  model: Model<Doc>,
  fresh: Doc,
  change: (doc: Doc) => Omit<Doc, '_id' | 'revision'>,
): Promise<Doc> => inTurn(model, fresh._id, () => changed(model, fresh, change));

const changed = async <Doc extends Revised>(
  model: Model<Doc>,
  fresh: Doc,
  change: (doc: Doc) => Omit<Doc, '_id' | 'revision'>,
): Promise<Doc> => {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const stored = (await model.findById(fresh._id).lean()) as Doc | null;
    const { _id } = fresh;
    // What was stored before it had revisions has none.
    const revision = stored?.revision ?? 0;
    const next = { ...change(stored ?? fresh), _id, revision: revision + 1 } as Doc;
    if (await replaced(model, next, stored === null)) return next;
  }
  throw new AppError('CONFLICT', 'This is being changed elsewhere. Try again in a moment.');
};

const replaced = async <Doc extends Revised>(
  model: Model<Doc>,
  next: Doc,
  isNew: boolean,
): Promise<boolean> => {
  if (!isNew) {
    const { _id, revision, ...rest } = next;
    const update = { $set: { ...rest, revision } } as UpdateQuery<Doc>;
    const before = revision === 1 ? { $in: [0, null] } : revision - 1;
    const filter = { _id, revision: before } as QueryFilter<Doc>;
    const { matchedCount } = await model.updateOne(filter, update);
    return matchedCount === 1;
  }
  try {
    await model.collection.insertOne(next as never);
    return true;
  } catch (error) {
    if (isTaken(error)) return false;
    throw error;
  }
};
