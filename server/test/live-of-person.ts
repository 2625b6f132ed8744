import type { Db, Document } from 'mongodb';
import type { Tickets } from '../src/live/entry/tickets.ts';

/*
 * What is stored of a person's part in runs, found by looking through everything there is: slow, and
 * as plain as it can be.
 */

interface Stored extends Document {
  readonly _id: string;
}

interface Line {
  readonly participant: string;
  readonly runId: string | null;
  readonly at: number;
}

interface StoredAnswer {
  readonly participant: string;
  readonly revision: number;
  readonly tappedAt: number;
}

export interface PartInRun {
  /** The title of its definition. */
  readonly run: string;
  readonly at: string;
}

const all = (db: Db, name: string) => db.collection<Stored>(name).find().toArray();

/** Of one run a person's times: when they were there first, and when they gave each answer that counts. */
const timesIn = (run: Stored, participant: string, attendance: Stored[], answers: Stored[]) => {
  const there = attendance
    .filter(({ _id }) => _id.split(/[.:]/)[0] === run['roomId'])
    .flatMap((block) => block['attendance'] as Line[])
    .filter((line) => line.participant === participant && line.runId === run._id)
    .map(({ at }) => at);
  const slots = new Map<string, StoredAnswer>();
  for (const document of answers.filter(({ _id }) => _id.startsWith(`${run._id}:`))) {
    const slot = document._id.split(':')[1] ?? '';
    const held = (document['answers'] ?? [document]) as StoredAnswer[];
    for (const answer of held.filter((each) => each.participant === participant)) {
      if ((slots.get(slot)?.revision ?? 0) < answer.revision) slots.set(slot, answer);
    }
  }
  const given = [...slots.values()].map(({ tappedAt }) => tappedAt);
  return { there, given: given.toSorted((one, other) => one - other) };
};

/** The runs in which a person was there, and those of their answers, the oldest run first. */
export const partOfPerson = async (db: Db, tickets: Tickets, userid: string) => {
  const [runs, attendance, answers] = [
    await all(db, 'runs'),
    await all(db, 'attendance'),
    await all(db, 'answers'),
  ];
  const attended: PartInRun[] = [];
  const answered: PartInRun[] = [];
  for (const run of runs.toSorted(
    (one, other) => Number(one['createdAt']) - Number(other['createdAt']),
  )) {
    const participant = tickets.participantOf(String(run['roomId']), userid);
    const { there, given } = timesIn(run, participant, attendance, answers);
    const told = (at: number) => ({
      run: (run['definition'] as { title: string }).title,
      at: new Date(at).toISOString(),
    });
    if (there.length > 0) attended.push(told(Math.min(...there)));
    answered.push(...given.map(told));
  }
  return { attended, answered };
};

/**
 * Makes of a store what a server has left that noted no rooms of accounts, and kept what it knew of a
 * room in one block for each moment.
 */
export const asBefore = async (db: Db): Promise<void> => {
  await db.collection('accountrooms').deleteMany({});
  const blocks = await all(db, 'attendance');
  const lines = blocks.flatMap(({ _id, holds, attendance }) =>
    (attendance as Line[])
      // What else an arrival tells is in the block of its run.
      .filter(({ runId }) => holds !== 'arrivals' || runId === null)
      .map((line) => ({ roomId: _id.split(/[.:]/)[0] ?? '', line })),
  );
  await db.collection('attendance').deleteMany({});
  const rooms = Map.groupBy(lines, ({ roomId }) => roomId);
  for (const [roomId, ofRoom] of rooms) {
    const moments = Map.groupBy(ofRoom, ({ line }) => line.at);
    for (const [at, together] of moments) {
      const _id = `${roomId}:${at.toString(16).padStart(24, '0')}`;
      const attendance = together.map(({ line }) => line);
      await db.collection<Stored>('attendance').insertOne({ _id, v: 1, attendance });
    }
  }
};
