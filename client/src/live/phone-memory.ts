import type { OwnAnswer } from '@sets/shared/live/notices.ts';
import * as z from 'zod/mini';
import { type KeptValues, keptValues, parsedJson } from '../core/kept-value.ts';
import { type AnswerSheet, emptySheet, found, told, type Unsent } from './answer-sheet.ts';
import { storedHeld, storedTicket, storedUnsent } from './phone-memory.migrations.ts';
import type { PhoneStorage } from './phone-storage.ts';
import type { RunRef } from './seat.ts';

const prefix = 'sets:phone:';
const lastTicket = `${prefix}ticket:last`;
const keepFor = 30 * 24 * 60 * 60 * 1_000;

const ticketKey = (run: RunRef): string =>
  `${prefix}ticket:${'code' in run ? run.code : `${run.activity}:${run.definitionId}`}`;
const runKey = (runId: string): string => `${prefix}run:${runId}:`;

/** What a page wants to find again on this phone, by a name of its own. */
export interface Notes {
  read<Value>(name: string, schema: z.ZodMiniType<Value>): Value | null;
  write(name: string, value: unknown): void;
}

/**
 * What a phone keeps: its tickets, its unsent answers, and what it knows the server to hold.
 * Two tabs of one phone share it. Each unsent answer has a key of its own, named by its attempt,
 * so that two tabs never write over each other's.
 */
export class PhoneMemory {
  readonly #storage: PhoneStorage;
  readonly #tickets;
  readonly #unsent;
  readonly #held;

  constructor(storage: PhoneStorage) {
    this.#storage = storage;
    const values = {
      getItem: (key: string) => storage.get(key),
      setItem: (key: string, value: string) => storage.set(key, value),
      removeItem: (key: string) => storage.remove(key),
    };
    this.#tickets = keptValues(values, storedTicket);
    this.#unsent = keptValues(values, storedUnsent);
    this.#held = keptValues(values, storedHeld);
  }

  /**
   * The ticket for a run. Where none is kept for this way in, the newest of all: it may be of the
   * same run, joined by another address, and if not, the server takes it for none (SE4).
   */
  ticket(run: RunRef): string | null {
    const kept = this.#tickets.find(ticketKey(run)) ?? this.#tickets.find(lastTicket) ?? null;
    return kept?.ticket ?? null;
  }

  keepTicket(ways: readonly RunRef[], runId: string, ticket: string, now: number): void {
    const entry = { runId, ticket, keptAt: now };
    for (const key of [...ways.map(ticketKey), lastTicket]) this.#tickets.keep(key, entry);
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
      write: (name, value) => this.#storage.set(key + name, JSON.stringify(value)),
    };
  }

  /** Forgets runs that were joined more than a month ago. */
  forgetOld(now: number): void {
    const recent = new Set<string>();
    for (const key of this.#keysFrom(`${prefix}ticket:`)) {
      const entry = this.#tickets.find(key);
      if (entry !== null && entry.keptAt > now - keepFor) recent.add(entry.runId);
      else this.#tickets.drop(key);
    }
    const tickets = this.#keysFrom(`${prefix}ticket:`);
    // Of which run the ticket of a newer page is, this one cannot tell.
    if (tickets.some((key) => this.#tickets.find(key) === null)) return;
    for (const key of this.#keysFrom(`${prefix}run:`)) {
      const runId = key.split(':')[3];
      if (runId !== undefined && !recent.has(runId)) this.#storage.remove(key);
    }
  }

  #all<Value extends object>(kept: KeptValues<Value>, start: string): Value[] {
    return this.#keysFrom(start).flatMap((key) => kept.find(key) ?? []);
  }

  #keysFrom(start: string): string[] {
    return this.#storage.keys().filter((key) => key.startsWith(start));
  }
}
