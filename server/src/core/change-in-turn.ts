import type { Model, QueryFilter } from 'mongoose';
import { AppError } from './app-error.ts';
import { inTurn, mostTries } from './in-turn.ts';

/** A document that is changed in parts. `turn` grows with every change, so that none is lost. */
interface Turned {
  readonly _id: string;
  readonly turn: number;
}

interface Change<Doc extends Turned> {
  /** Of what is stored at that moment; null leaves it as it is. Asked again where it was changed meanwhile. */
  readonly change: (doc: Doc) => Partial<Omit<Doc, '_id' | 'turn'>> | null;
  /** What is written after it, before the next change. */
  readonly settle?: (doc: Doc) => Promise<void>;
}

/** Null where there is no such document. @throws AppError CONFLICT; what `change` throws, and then nothing is stored */
export const changeInTurn = <Doc extends Turned>(
  model: Model<Doc>,
  id: string,
  { change, settle }: Change<Doc>,
): Promise<Doc | null> =>
  inTurn(model, id, async () => {
    for (let tries = 0; tries < mostTries; tries += 1) {
      const doc = (await model.findById(id).lean()) as Doc | null;
      const changed = doc && change(doc);
      if (doc === null || changed === null) return doc;
      const $set = { ...changed, turn: doc.turn + 1 };
      const { matchedCount } = await model.updateOne(
        { _id: id, turn: doc.turn } as QueryFilter<Doc>,
        { $set },
      );
      if (matchedCount !== 1) continue;
      const next: Doc = { ...doc, ...$set };
      await settle?.(next);
      return next;
    }
    throw new AppError('CONFLICT', 'This is being changed elsewhere. Try again in a moment.');
  });
