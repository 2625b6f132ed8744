import { createHash } from 'node:crypto';
import { id } from '@sets/shared/core/ids.ts';
import { type ExtraTime, extraTime } from '@sets/shared/live/people.ts';
import * as z from 'zod/mini';
import { AppError } from '../../core/app-error.ts';

const ofRun = z.strictObject({ participant: id, runId: id });

/** What hosts have said of single people in a room. It has no name of anybody. */
export const peopleOfRoom = z.strictObject({
  /** Who was taken out of a run, until they say another name in it. */
  removed: z.array(ofRun),
  /** Who is not let in any more, and the run that was on when they were sent away: there their name is. */
  banned: z.array(ofRun),
  extra: z.array(z.strictObject({ participant: id, time: extraTime })),
  /** Whose name in a run a host has changed or allowed, and which number of `said` that was. */
  named: z.array(z.strictObject({ participant: id, runId: id, said: z.int() })),
  /** Grows with all that hosts say of somebody, and with what somebody is called because of it. */
  said: z.int().check(z.nonnegative()),
});
export type PeopleOfRoom = z.infer<typeof peopleOfRoom>;

/** Nobody has said anything of anybody. */
export const nothingSaid: PeopleOfRoom = { removed: [], banned: [], extra: [], named: [], said: 0 };

/** The room's part that it is. */
export interface SaidOf {
  readonly people: PeopleOfRoom;
}

export const isRemoved = ({ people }: SaidOf, runId: string, participant: string): boolean =>
  people.removed.some((each) => each.participant === participant && each.runId === runId);

export const isBanned = ({ people }: SaidOf, participant: string): boolean =>
  people.banned.some((each) => each.participant === participant);

export const extraOf = ({ people }: SaidOf, participant: string): ExtraTime | undefined =>
  people.extra.find((each) => each.participant === participant)?.time;

/** Who was taken out of a run. */
export const removedFrom = ({ people }: SaidOf, runId: string): string[] =>
  people.removed.flatMap((each) => (each.runId === runId ? [each.participant] : []));

/** Stands for somebody who was taken out of a run, where no participant is named. */
export const removedMark = (runId: string, participant: string): string =>
  createHash('sha256').update(`${runId}:${participant}`).digest('base64url').slice(0, 24);

/** What a run's counts leave out, as its room has it: bursts of joins, and marks of people who were taken out of it. */
export const leftOutIn = (
  room: (SaidOf & { readonly excluded: readonly string[] }) | null | undefined,
  runId: string,
): readonly string[] => {
  if (room === null || room === undefined) return [];
  const marks = removedFrom(room, runId).map((participant) => removedMark(runId, participant));
  return [...room.excluded, ...marks];
};

/** Of how many people each of these may be said. */
const mostSaid = 1_000;

const fits = (people: PeopleOfRoom): PeopleOfRoom => {
  const { removed, banned, extra, named } = people;
  if ([removed, banned, extra].every(({ length }) => length <= mostSaid)) {
    // Whom it concerns is told of it at once; what is old is of no use.
    return { ...people, named: named.slice(-mostSaid), said: people.said + 1 };
  }
  throw new AppError('FULL', `That can be said of ${mostSaid} people in one room. Take some back.`);
};

type OfRun = z.infer<typeof ofRun>;

const isSame = (one: OfRun, other: OfRun): boolean =>
  one.participant === other.participant && one.runId === other.runId;

/** Takes somebody out of a run, or back in. @throws AppError FULL */
export const removing = (people: PeopleOfRoom, who: OfRun, on: boolean): PeopleOfRoom => {
  if (people.removed.some((each) => isSame(each, who)) === on) return people;
  const others = people.removed.filter((each) => !isSame(each, who));
  return fits({ ...people, removed: on ? [...others, who] : others });
};

/** Sends somebody out of the room, or lets them in again: in the run that they were sent out of, too. @throws AppError FULL */
export const banning = (people: PeopleOfRoom, who: OfRun, on: boolean): PeopleOfRoom => {
  const before = people.banned.find(({ participant }) => participant === who.participant);
  if ((before !== undefined) === on) return people;
  const others = people.banned.filter((each) => each !== before);
  if (on) return fits({ ...people, banned: [...others, who] });
  const removed = people.removed.filter((each) => before === undefined || !isSame(each, before));
  return fits({ ...people, removed, banned: others });
};

/** Gives somebody more time; null: as much as everybody. @throws AppError FULL */
export const givingTime = (
  people: PeopleOfRoom,
  participant: string,
  time: ExtraTime | null,
): PeopleOfRoom => {
  if ((extraOf({ people }, participant) ?? null) === time) return people;
  const others = people.extra.filter((each) => each.participant !== participant);
  return fits({ ...people, extra: time === null ? others : [...others, { participant, time }] });
};

/** Notes that a host has changed what somebody is called. */
export const calling = (people: PeopleOfRoom, who: OfRun): PeopleOfRoom => {
  const others = people.named.filter((each) => !isSame(each, who));
  return fits({ ...people, named: [...others, { ...who, said: people.said + 1 }] });
};

/** Nothing is said of somebody any more. */
export const withoutPerson = (people: PeopleOfRoom, participant: string): PeopleOfRoom => {
  const others = <Each extends { readonly participant: string }>(all: readonly Each[]): Each[] =>
    all.filter((each) => each.participant !== participant);
  const { removed, banned, extra, named } = people;
  const all = [removed, banned, extra, named].flat();
  if (others(all).length === all.length) return people;
  return {
    removed: others(removed),
    banned: others(banned),
    extra: others(extra),
    named: others(named),
    said: people.said + 1,
  };
};

/** Of whom something else is said now than before. */
export const whoIsConcerned = (before: PeopleOfRoom, now: PeopleOfRoom): ReadonlySet<string> => {
  const lines = ({ removed, banned, extra }: PeopleOfRoom): Map<string, string> =>
    new Map([
      ...removed.map((each): [string, string] => [
        `removed ${JSON.stringify(each)}`,
        each.participant,
      ]),
      ...banned.map((each): [string, string] => [
        `banned ${JSON.stringify(each)}`,
        each.participant,
      ]),
      ...extra.map((each): [string, string] => [`extra ${JSON.stringify(each)}`, each.participant]),
    ]);
  const [was, is] = [lines(before), lines(now)];
  const changed = [...was, ...is].filter(([line]) => !was.has(line) || !is.has(line));
  const named = now.named.filter(({ said }) => said > before.said);
  return new Set([
    ...changed.map(([, who]) => who),
    ...named.map(({ participant }) => participant),
  ]);
};
