import { joinCode } from '@sets/shared/core/ids.ts';
import { toStored } from '@sets/shared/core/stored-shape.ts';
import type { Collection } from 'mongodb';
import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import * as z from 'zod/mini';
import { isDuplicateKey } from '../../core/duplicate-key.ts';
import { nothingSaid } from './people-of-room.ts';
import { storedRoom } from './room.model.ts';
import { randomCode } from './rooms.ts';

/** A run as it was stored before November 2026: it had the code and the lock that its room has now. */
interface RunWithoutRoom {
  readonly _id: string;
  readonly ended?: boolean;
  readonly code?: string;
  readonly owner: string;
  readonly locked?: boolean;
  readonly createdAt: Date;
}

const namespaceNotFound = 26;
const indexNotFound = 27;

/**
 * Gives each run that was stored before there were rooms a room of its own, with the run's id and
 * code, so that the tickets and codes that people have go on working. Done again it changes nothing.
 * A run that is damaged is told of in the log and left: the server starts all the same.
 */
export const giveRunsRooms = async ({ db }: Connection, log: Logger): Promise<void> => {
  const runs = db?.collection<RunWithoutRoom>('runs');
  const rooms = db?.collection<{ _id: string }>('rooms');
  if (runs === undefined || rooms === undefined) return;
  // Before the runs lose their codes: of two without one the index would take only the first.
  await dropCodeIndex(runs);
  for await (const run of runs.find({ roomId: { $exists: false } })) {
    const { _id } = run;
    try {
      await giveRoom(rooms, run);
      await runs.updateOne({ _id }, { $set: { roomId: _id }, $unset: { code: '', locked: '' } });
    } catch (error) {
      log.error({ err: error, runId: _id }, 'a run from before there were rooms could not be kept');
      // It is in nobody's way: what it was made of can be presented again.
      await runs.updateOne({ _id }, { $set: { ended: true } });
    }
  }
};

/** With the code that the run had; where another room has it, or it is none, with a new one. */
const giveRoom = async (rooms: Collection<{ _id: string }>, run: RunWithoutRoom): Promise<void> => {
  const { _id, owner, locked = false, createdAt } = run;
  const code = z.safeParse(joinCode, run.code).data ?? randomCode();
  const room = {
    code,
    owner,
    locked,
    current: _id,
    aside: [],
    excluded: [],
    look: null,
    space: null,
    rehearsal: null,
    people: nothingSaid,
    version: 0,
  };
  const fields = { ...toStored(storedRoom, z.parse(storedRoom.schema, room)), createdAt };
  try {
    await rooms.updateOne({ _id }, { $setOnInsert: fields }, { upsert: true });
  } catch (error) {
    if (!isDuplicateKey(error) || code !== run.code) throw error;
    await giveRoom(rooms, { ...run, code: randomCode() });
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
