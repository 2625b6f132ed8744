import type { Collection, Db } from 'mongodb';
import { durableWrite } from '../../core/durable-write.ts';
import { idsUnder } from '../../core/ids-under.ts';
import { type BlockRecord, Splitting } from './attendance-blocks.ts';
import { ofVersion1 } from './attendance.migrations.ts';

/** So many blocks are taken apart in one write. */
const atOnce = 100;

/**
 * Takes apart what version 1 has stored of a room, once. What a run needs is stored before the block
 * that had it goes, and under ids made from it: so an interruption, or a second process, costs nothing.
 * @throws AppError NEWER_VERSION, UNREADABLE
 */
export const splitAttendance = async (
  db: Db,
  records: Collection<BlockRecord>,
  roomId: string,
): Promise<void> => {
  const ofRoom = idsUnder(roomId);
  const old = await records.findOne({ ...ofRoom, ...ofVersion1 }, { projection: { _id: 1 } });
  if (old === null) return;
  const splitting = new Splitting(roomId);
  let found: BlockRecord[] = [];
  for await (const record of records.find(ofRoom).sort({ _id: 1 })) {
    found.push(record);
    if (found.length < atOnce) continue;
    await put(db, records.collectionName, splitting, found);
    found = [];
  }
  await put(db, records.collectionName, splitting, found);
};

const put = async (
  db: Db,
  collection: string,
  splitting: Splitting,
  found: readonly BlockRecord[],
): Promise<void> => {
  const split = found.map((record) => ({ record, blocks: splitting.split(record) }));
  const old = split.filter(({ record }) => !('holds' in record));
  const ofRuns = old.flatMap(({ record, blocks }) =>
    blocks.filter(({ _id }) => _id !== record._id),
  );
  const updates = old.flatMap(({ record: { _id }, blocks }) =>
    blocks.filter((block) => block._id === _id).map((u) => ({ q: { _id }, u })),
  );
  const deletes = old
    .filter(({ record, blocks }) => blocks.every(({ _id }) => _id !== record._id))
    .map(({ record: { _id } }) => ({ q: { _id }, limit: 1 }));
  // What is refused is there already.
  if (ofRuns.length > 0) {
    await durableWrite(db, { insert: collection, documents: ofRuns, ordered: false });
  }
  if (updates.length > 0) await durableWrite(db, { update: collection, updates });
  if (deletes.length > 0) await durableWrite(db, { delete: collection, deletes });
};
