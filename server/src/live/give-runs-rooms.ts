import { toStored } from '@sets/shared/core/stored-shape.ts';
import type { Connection } from 'mongoose';
import { storedRoom } from './room.model.ts';

/** A run as it was stored before November 2026: it had the code and the lock that its room has now. */
interface RunWithoutRoom {
  readonly _id: string;
  readonly code: string;
  readonly owner: string;
  readonly locked: boolean;
  readonly createdAt: Date;
}

const namespaceNotFound = 26;
const indexNotFound = 27;

/**
 * Gives each run that was stored before there were rooms a room of its own, with the run's id and
 * code, so that the tickets and codes that people have go on working. Done again it changes nothing.
 */
export const giveRunsRooms = async ({ db }: Connection): Promise<void> => {
  const runs = db?.collection<RunWithoutRoom>('runs');
  const rooms = db?.collection<{ _id: string }>('rooms');
  if (runs === undefined || rooms === undefined) return;
  // Before the runs lose their codes: of two without one the index would take only the first.
  await dropCodeIndex(runs);
  for await (const run of runs.find({ roomId: { $exists: false } })) {
    const { _id, code, owner, locked, createdAt } = run;
    const room = { code, owner, locked, current: _id, excluded: [], version: 0 };
    const fields = { ...toStored(storedRoom, room), createdAt };
    await rooms.updateOne({ _id }, { $setOnInsert: fields }, { upsert: true });
    await runs.updateOne({ _id }, { $set: { roomId: _id }, $unset: { code: '', locked: '' } });
  }
};

/** Codes of runs were unique; now no run has one. */
const dropCodeIndex = async (runs: { dropIndex(name: string): Promise<unknown> }) => {
  try {
    await runs.dropIndex('code_1');
  } catch (error) {
    const code = (error as { code?: unknown }).code;
    // Neither the collection nor the index need be there.
    if (code !== indexNotFound && code !== namespaceNotFound) throw error;
  }
};
