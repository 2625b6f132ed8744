import { id, slot } from '@sets/shared/core/ids.ts';
import { ownAnswer, type OwnAnswer } from '@sets/shared/live/notices.ts';
import * as z from 'zod/mini';
import { type AnswerSheet, emptySheet, found, told, type Unsent } from './answer-sheet.ts';
import type { PhoneStorage } from './phone-storage.ts';
import type { RunRef } from './seat.ts';

const unsentEntry = z.strictObject({
  slot,
  attempt: id,
  revision: z.int(),
  value: z.unknown(),
  tappedAt: z.int(),
  shownAt: z.optional(z.int()),
});
const ticketEntry = z.strictObject({ runId: id, ticket: z.string(), keptAt: z.number() });

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

  constructor(storage: PhoneStorage) {
    this.#storage = storage;
  }

  /**
   * The ticket for a run. Where none is kept for this way in, the newest of all: it may be of the
   * same run, joined by another address, and if not, the server takes it for none (SE4).
   */
  ticket(run: RunRef): string | null {
    const kept =
      this.#read(ticketKey(run), ticketEntry) ?? this.#read(lastTicket, ticketEntry) ?? null;
    return kept?.ticket ?? null;
  }

  keepTicket(ways: readonly RunRef[], runId: string, ticket: string, now: number): void {
    const entry = { runId, ticket, keptAt: now };
    for (const key of [...ways.map(ticketKey), lastTicket]) this.#write(key, entry);
  }

  sheet(runId: string): AnswerSheet {
    const held = this.#readAll(`${runKey(runId)}held:`, ownAnswer);
    const unsent = this.#readAll(`${runKey(runId)}unsent:`, unsentEntry);
    return found(told(emptySheet, held), unsent);
  }

  /** Keeps a tap; older ones for the same slot go. */
  keepUnsent(runId: string, unsent: Unsent): void {
    const key = `${runKey(runId)}unsent:`;
    this.#write(key + unsent.attempt, unsent);
    for (const other of this.#readAll(key, unsentEntry)) {
      if (other.slot === unsent.slot && other.revision < unsent.revision)
        this.dropUnsent(runId, other.attempt);
    }
  }

  dropUnsent(runId: string, attempt: string): void {
    this.#storage.remove(`${runKey(runId)}unsent:${attempt}`);
  }

  keepHeld(runId: string, answers: readonly OwnAnswer[]): void {
    for (const answer of answers) {
      const key = `${runKey(runId)}held:${answer.slot}`;
      const there = this.#read(key, ownAnswer);
      if (there === null || there.revision < answer.revision) this.#write(key, answer);
    }
  }

  /** What the page of a run keeps beside the answers. */
  notes(runId: string): Notes {
    const key = `${runKey(runId)}note:`;
    return {
      read: (name, schema) => this.#read(key + name, schema),
      write: (name, value) => this.#write(key + name, value),
    };
  }

  /** Forgets runs that were joined more than a month ago. */
  forgetOld(now: number): void {
    const tickets = this.#storage.keys().filter((key) => key.startsWith(`${prefix}ticket:`));
    const recent = new Set<string>();
    for (const key of tickets) {
      const entry = this.#read(key, ticketEntry);
      if (entry !== null && entry.keptAt > now - keepFor) recent.add(entry.runId);
      else this.#storage.remove(key);
    }
    for (const key of this.#storage.keys()) {
      const runId = key.startsWith(`${prefix}run:`) ? key.split(':')[3] : undefined;
      if (runId !== undefined && !recent.has(runId)) this.#storage.remove(key);
    }
  }

  #write(key: string, value: unknown): void {
    this.#storage.set(key, JSON.stringify(value));
  }

  #read<Value>(key: string, schema: z.ZodMiniType<Value>): Value | null {
    const text = this.#storage.get(key);
    if (text === null) return null;
    const read = z.safeParse(schema, parsed(text));
    return read.success ? read.data : null;
  }

  #readAll<Value>(start: string, schema: z.ZodMiniType<Value>): Value[] {
    return this.#storage
      .keys()
      .filter((key) => key.startsWith(start))
      .flatMap((key) => this.#read(key, schema) ?? []);
  }
}

/** JSON that something else wrote into our key is as good as nothing. */
const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};
