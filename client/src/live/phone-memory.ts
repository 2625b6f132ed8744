import type { OwnAnswer } from '@sets/shared/live/notices.ts';
import type { RoomInfo } from '@sets/shared/live/room.ts';
import type { RunInfo } from '@sets/shared/live/run.ts';
import * as z from 'zod/mini';
import { type KeptValues, keptValues, parsedJson } from '../core/kept-value.ts';
import { type AnswerSheet, emptySheet, found, told, type Unsent } from './answer-sheet.ts';
import {
  storedHeld,
  storedName,
  storedPicture,
  storedRefusal,
  storedRun,
  storedTicket,
  storedUnsent,
} from './phone-memory.migrations.ts';
import type { PhoneStorage } from './phone-storage.ts';
import type { RoomRef } from './seat.ts';

const prefix = 'sets:phone:';
const lastTicket = `${prefix}ticket:last`;
const nameKey = `${prefix}name`;
const keepFor = 30 * 24 * 60 * 60 * 1_000;

const wayOf = (room: RoomRef): string =>
  'code' in room ? room.code : `${room.activity}:${room.definitionId}`;
const ticketKey = (room: RoomRef): string => `${prefix}ticket:${wayOf(room)}`;
const pictureKey = (room: RoomRef): string => `${prefix}picture:${wayOf(room)}`;
const runKey = (runId: string): string => `${prefix}run:${runId}:`;

/** A page notes under this name what was asked on this phone: that is looked for again, as answers are. */
const askedNote = ':note:asked';

const runOf = (key: string): string => key.split(':')[3] ?? '';

/** What a page wants to find again on this phone, by a name of its own. */
export interface Notes {
  read<Value>(name: string, schema: z.ZodMiniType<Value>): Value | null;
  write(name: string, value: unknown): void;
}

/** A run to which an answer was not taken while the person could not see it. */
export interface MissedRun {
  readonly runId: string;
  /** Empty where it is not known. */
  readonly title: string;
  readonly code: string;
}

const withoutLook = ({ roomId, code, locked }: RoomInfo) => ({ roomId, code, locked });

/** What was on in a room. */
export interface PictureOfRoom {
  readonly room: RoomInfo;
  readonly run: RunInfo;
  /** The activity's own to read. */
  readonly view: unknown;
}

/** A run in which something was answered on this phone. */
export interface AnsweredRun {
  readonly runId: string;
  /** Empty where it is not known. */
  readonly title: string;
  /** When this phone was there last, in ms. */
  readonly keptAt: number;
}

/**
 * What a phone keeps: its tickets, its unsent answers, and what it knows the server to hold.
 * Two tabs of one phone share it. Each unsent answer has a key of its own, named by its attempt,
 * so that two tabs never write over each other's.
 */
export class PhoneMemory {
  readonly #storage: PhoneStorage;
  readonly #tickets;
  readonly #runs;
  readonly #unsent;
  readonly #held;
  readonly #refusals;
  readonly #pictures;
  readonly #names;

  constructor(storage: PhoneStorage) {
    this.#storage = storage;
    const values = {
      getItem: (key: string) => storage.get(key),
      setItem: (key: string, value: string) => storage.set(key, value),
      removeItem: (key: string) => storage.remove(key),
    };
    this.#tickets = keptValues(values, storedTicket);
    this.#runs = keptValues(values, storedRun);
    this.#unsent = keptValues(values, storedUnsent);
    this.#held = keptValues(values, storedHeld);
    this.#refusals = keptValues(values, storedRefusal);
    this.#pictures = keptValues(values, storedPicture);
    this.#names = keptValues(values, storedName);
  }

  /**
   * The ticket for a room. Where none is kept for this way in, the newest of all: it may be of the
   * same room, joined by another address, and if not, the server takes it for none (SE4).
   */
  ticket(room: RoomRef): string | null {
    const kept = this.#tickets.find(ticketKey(room)) ?? this.#tickets.find(lastTicket) ?? null;
    return kept?.ticket ?? null;
  }

  keepTicket(ways: readonly RoomRef[], roomId: string, ticket: string, now: number): void {
    const entry = { roomId, ticket, keptAt: now };
    for (const key of [...ways.map(ticketKey), lastTicket]) this.#tickets.keep(key, entry);
  }

  /** What somebody was called last who took part with this phone; empty where nobody was asked. */
  get lastName(): string {
    return this.#names.find(nameKey)?.name ?? '';
  }

  keepName(name: string): void {
    this.#names.keep(nameKey, { name });
  }

  /** Keeps what is on in a room, to be shown where there is no network; null where nothing is on any more. */
  keepPicture(way: RoomRef, picture: PictureOfRoom | null, now: number): void {
    const key = pictureKey(way);
    if (picture === null) this.#pictures.drop(key);
    else this.#pictures.keep(key, { ...picture, room: withoutLook(picture.room), keptAt: now });
  }

  /** What was on when this phone came this way last; null where nothing is known. */
  picture(way: RoomRef): PictureOfRoom | null {
    const kept = this.#pictures.find(pictureKey(way));
    return kept === null ? null : { room: kept.room, run: kept.run, view: kept.view };
  }

  /** Notes in which room a run is on, before anything else is kept of it; without a title it keeps the one it has. */
  keepRun(runId: string, roomId: string, now: number, title = this.#keptRun(runId)?.title): void {
    this.#runs.keep(`${runKey(runId)}room`, { roomId, title: title ?? '', keptAt: now });
  }

  /** The runs of a room to which answers are still unsent: also of those that are on no more. */
  unsentRuns(roomId: string): string[] {
    return this.#runsWith(':unsent:', roomId);
  }

  /** Notes that an answer to this run was not taken, until the person has seen it. */
  keepRefusal(runId: string, code: string): void {
    this.#refusals.keep(`${runKey(runId)}refusal`, { code });
  }

  dropRefusal(runId: string): void {
    this.#refusals.drop(`${runKey(runId)}refusal`);
  }

  /** The runs of a room to which answers were not taken, as far as the person has not seen it. */
  missedRuns(roomId: string): MissedRun[] {
    return this.#runsWith(':refusal', roomId).flatMap((runId) => {
      const refusal = this.#refusals.find(`${runKey(runId)}refusal`);
      const title = this.#keptRun(runId)?.title ?? '';
      return refusal === null ? [] : [{ runId, title, code: refusal.code }];
    });
  }

  /** The runs in which something was answered here, the newest first. */
  answeredRuns(): AnsweredRun[] {
    const answered = this.#keysFrom(`${prefix}run:`).filter(
      (key) => key.includes(':held:') || key.endsWith(askedNote),
    );
    return [...new Set(answered.map(runOf))]
      .flatMap((runId) => {
        const run = this.#keptRun(runId);
        return run === null ? [] : [{ runId, title: run.title, keptAt: run.keptAt }];
      })
      .toSorted((one, other) => other.keptAt - one.keptAt);
  }

  /** The ticket for the room in which a run was on; null where none is kept (any more). */
  ticketOfRun(runId: string): string | null {
    const roomId = this.#keptRun(runId)?.roomId;
    const tickets = this.#all(this.#tickets, `${prefix}ticket:`);
    return tickets.find((kept) => kept.roomId === roomId)?.ticket ?? null;
  }

  sheet(runId: string): AnswerSheet {
    const held = this.#all(this.#held, `${runKey(runId)}held:`);
    const unsent = this.#all(this.#unsent, `${runKey(runId)}unsent:`);
    return found(told(emptySheet, held), unsent);
  }

  /** Keeps a tap; older ones for the same slot go. */
  keepUnsent(runId: string, unsent: Unsent): void {
    const key = `${runKey(runId)}unsent:`;
    this.#unsent.keep(key + unsent.attempt, unsent);
    for (const other of this.#all(this.#unsent, key)) {
      if (other.slot === unsent.slot && other.revision < unsent.revision)
        this.dropUnsent(runId, other.attempt);
    }
  }

  dropUnsent(runId: string, attempt: string): void {
    this.#unsent.drop(`${runKey(runId)}unsent:${attempt}`);
  }

  keepHeld(runId: string, answers: readonly OwnAnswer[]): void {
    for (const answer of answers) {
      const key = `${runKey(runId)}held:${answer.slot}`;
      const there = this.#held.find(key);
      if (there === null || there.revision < answer.revision) this.#held.keep(key, answer);
    }
  }

  /** What the page of a run keeps beside the answers. */
  notes(runId: string): Notes {
    const key = `${runKey(runId)}note:`;
    return {
      read: (name, schema) => {
        const read = z.safeParse(schema, parsedJson(this.#storage.get(key + name)));
        return read.success ? read.data : null;
      },
      write: (name, value) => {
        if (value === null) this.#storage.remove(key + name);
        else this.#storage.set(key + name, JSON.stringify(value));
      },
    };
  }

  /** Forgets what was joined more than a month ago. What a newer page has written it leaves alone. */
  forgetOld(now: number): void {
    for (const key of this.#keysFrom(`${prefix}ticket:`)) {
      const entry = this.#tickets.find(key);
      if (entry !== null && entry.keptAt <= now - keepFor) this.#tickets.drop(key);
    }
    for (const key of this.#keysFrom(`${prefix}picture:`)) {
      const entry = this.#pictures.find(key);
      if (entry !== null && entry.keptAt <= now - keepFor) this.#pictures.drop(key);
    }
    for (const runId of new Set(this.#keysFrom(`${prefix}run:`).map(runOf))) {
      const run = this.#keptRun(runId);
      if (run !== null && run.keptAt <= now - keepFor) {
        for (const key of this.#keysFrom(runKey(runId))) this.#storage.remove(key);
        continue;
      }
      // Kept before November 2026, when each run was a room: it counts from now on.
      if (this.#storage.get(`${runKey(runId)}room`) === null) this.keepRun(runId, runId, now);
    }
  }

  #keptRun(runId: string) {
    return this.#runs.find(`${runKey(runId)}room`);
  }

  /** The runs of a room of which something is kept under keys like this. */
  #runsWith(part: string, roomId: string): string[] {
    const keys = this.#keysFrom(`${prefix}run:`).filter((key) => key.includes(part));
    const runIds = new Set(keys.map(runOf));
    return [...runIds].filter((runId) => this.#keptRun(runId)?.roomId === roomId);
  }

  #all<Value extends object>(kept: KeptValues<Value>, start: string): Value[] {
    return this.#keysFrom(start).flatMap((key) => kept.find(key) ?? []);
  }

  #keysFrom(start: string): string[] {
    return this.#storage.keys().filter((key) => key.startsWith(start));
  }
}
