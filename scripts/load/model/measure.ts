import { setTimeout as pause } from 'node:timers/promises';
import { median } from '../percentile.ts';
import { ServerTeam } from '../server-team.ts';
import { beatsOf, type Reading, type Readings, type Timed, together } from './costs.ts';
import { inRooms, type ModelRoom, timed } from './rooms.ts';

/** The same people are measured in one room, and in so many: the host may give 120 commands in a minute. */
const severalRooms = 4;
const idleMs = 3_000;
/** Of each shape of answers, so many questions are measured, after one that is not. */
const questionsOfShape = 2;
const questionsOfSteps = 4;

type Rooms = readonly ModelRoom[];

const peopleOf = (rooms: Rooms): number => rooms.reduce((sum, { phones }) => sum + phones, 0);

/** All rooms do it at the same time. */
const all = <Result>(rooms: Rooms, work: (room: ModelRoom) => Promise<Result>): Promise<Result[]> =>
  Promise.all(rooms.map(work));

interface Asked extends Timed {
  /** Of the rooms, in ms: the middle of all questions. */
  readonly p50: number;
  readonly p99: number;
}

/** Everybody answers so many questions, after one in which V8 compiles what runs; opening and closing are apart. */
const answer = async (server: ServerTeam, rooms: Rooms, overMs: number): Promise<Asked> => {
  const measured: (Timed & { readonly result: readonly { p50: number; p99: number }[] })[] = [];
  for (let question = 0; question <= questionsOfShape; question += 1) {
    await all(rooms, (room) => room.openNext());
    const asked = await timed(server, () => all(rooms, (room) => room.answer(overMs)));
    await all(rooms, (room) => room.close());
    if (question > 0) measured.push(asked);
  }
  const waves = measured.flatMap(({ result }) => result);
  return {
    ...together(...measured),
    p50: median(waves.map(({ p50 }) => p50)),
    p99: median(waves.map(({ p99 }) => p99)),
  };
};

const step = (server: ServerTeam, rooms: Rooms): Promise<Timed> =>
  timed(server, async () => {
    for (let question = 0; question < questionsOfSteps; question += 1) {
      await all(rooms, (room) => room.openNext());
      await all(rooms, (room) => room.close());
    }
  });

const join = async (server: ServerTeam, rooms: Rooms): Promise<Timed> => {
  await all(rooms, (room) => room.join());
  await all(rooms, (room) => room.leave());
  return timed(server, () => all(rooms, (room) => room.join()));
};

/** Everybody answers at a moment of their own. */
const spread = async (server: ServerTeam, rooms: Rooms, overMs: number) => {
  const people = peopleOf(rooms);
  return {
    ...(await answer(server, rooms, overMs)),
    beats: questionsOfShape * beatsOf(rooms.length, people / rooms.length, overMs / 1_000),
    answers: questionsOfShape * people,
  };
};

const read = async (server: ServerTeam, rooms: Rooms, overMs: number): Promise<Reading> => {
  const people = peopleOf(rooms);
  const answers = questionsOfShape * people;
  const steps = 2 * questionsOfSteps * rooms.length;
  const notices = 2 * questionsOfSteps * people;
  return {
    phones: people,
    joined: await join(server, rooms),
    spread: await spread(server, rooms, overMs),
    atOnce: { ...(await answer(server, rooms, 0)), answers },
    stepped: { ...(await step(server, rooms)), steps, notices },
  };
};

const requireKept = async (rooms: Rooms): Promise<void> => {
  for (const room of rooms) {
    if (!(await room.isKept())) throw new Error('Answers were lost, or counted twice.');
  }
};

/** A new server of so many processes with rooms of these sizes, in which all is kept that was acknowledged. */
const measureIn = async <Result>(
  {
    processes,
    sizes,
    questions,
  }: { processes: number; sizes: readonly number[]; questions: number },
  work: (server: ServerTeam, rooms: Rooms) => Promise<Result>,
): Promise<Result> => {
  const server = await ServerTeam.start(processes);
  return inRooms(server, { sizes, questions }, async (rooms) => {
    const result = await work(server, rooms);
    await requireKept(rooms);
    return result;
  });
};

const idleOf = (server: ServerTeam): Promise<Timed> => timed(server, () => pause(idleMs));

/** Measures what the model is made of: on new servers of so many processes, and one more of `moreProcesses`. */
export const measureCosts = async (
  { processes, moreProcesses }: { readonly processes: number; readonly moreProcesses: number },
  { phones, overMs }: { readonly phones: number; readonly overMs: number },
): Promise<Readings> => {
  const questions = questionsOfSteps + 2 * (1 + questionsOfShape);
  const ofRoom = Math.max(2, Math.floor(phones / severalRooms));
  const sizes = Array.from({ length: severalRooms }, () => ofRoom);
  const { one, idle } = await measureIn(
    { processes, sizes: [phones], questions },
    async (server, rooms) => ({
      one: await read(server, rooms, overMs),
      idle: await idleOf(server),
    }),
  );
  const several = await measureIn({ processes, sizes, questions }, (server, rooms) =>
    read(server, rooms, overMs),
  );
  const denser = await measureIn({ processes, sizes, questions }, async (server, rooms) => {
    await all(rooms, (room) => room.join());
    return { spread: await spread(server, rooms, overMs / 2) };
  });
  const more = await measureIn(
    { processes: moreProcesses, sizes, questions },
    async (server, rooms) => {
      await all(rooms, (room) => room.join());
      const answered = await spread(server, rooms, overMs);
      return { processes: moreProcesses, spread: answered, idle: await idleOf(server) };
    },
  );
  return { processes, one, several, denser, idle, more };
};

/** What several rooms did at the same time. */
export interface Lectures extends Asked {
  readonly rooms: number;
  readonly phones: number;
  readonly processes: number;
  readonly questions: number;
  /** The time in which everybody answered a question, in s. */
  readonly withinS: number;
}

/** Measures what so many rooms spend that ask their questions at the same time. */
export const measureLectures = async (
  { processes, rooms, phones }: { processes: number; rooms: number; phones: number },
  overMs: number,
): Promise<Lectures> => {
  const sizes = Array.from({ length: rooms }, () => phones);
  const questions = 1 + questionsOfShape;
  return measureIn({ processes, sizes, questions }, async (server, halls) => {
    await all(halls, (room) => room.join());
    const asked = await answer(server, halls, overMs);
    const withinS = overMs / 1_000;
    return { processes, rooms, phones, questions: questionsOfShape, withinS, ...asked };
  });
};
