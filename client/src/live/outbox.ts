import type { ErrorCode, Failure, Reply } from '@sets/shared/core/result.ts';
import type { Slot } from '@sets/shared/live/activity.ts';
import type { OwnAnswer } from '@sets/shared/live/notices.ts';
import { acknowledged, type AnswerSheet, found, tapped, told, turnedAway } from './answer-sheet.ts';
import type { Unsent } from './answer-sheet.ts';
import { newId } from '../core/new-id.ts';
import type { PhoneMemory } from './phone-memory.ts';
import { Attempts, Retry } from '../core/retry.ts';

export interface OutboxOptions {
  readonly runId: string;
  readonly memory: PhoneMemory;
  readonly send: (unsent: Unsent) => Promise<Reply<{ answer: OwnAnswer }>>;
  /** The server says that this connection has no seat (any more). */
  readonly onSeatLost: () => void;
  readonly onChange: (sheet: AnswerSheet) => void;
  /** The server will not take an answer, now or later. */
  readonly onRefused: (failure: Failure) => void;
  readonly random?: () => number;
}

/** After these the seat must be taken again before the answer is sent again. */
const seatLost: ReadonlySet<ErrorCode> = new Set(['UNAUTHENTICATED', 'FORBIDDEN']);

/** How long another tab may take to send what it was told, before this one does, in ms. */
const otherTabsTurn = 3_000;

/**
 * The unsent answers of one run. What is tapped is kept on the phone first, then sent until the
 * server acknowledges it: each attempt under its own name, so that it counts once however often it
 * goes out. A newer tap takes the place of an older one of the same question at once. What the
 * server refuses for good leaves the outbox and is told in `refused` of the sheet.
 */
export class Outbox {
  readonly #options: OutboxOptions;
  readonly #inFlight = new Set<string>();
  readonly #attempts = new Attempts();
  readonly #retry: Retry;
  #sheet: AnswerSheet;
  #isOpen = false;

  constructor(options: OutboxOptions) {
    this.#options = options;
    this.#retry = new Retry(() => this.#pump(), options.random);
    this.#sheet = options.memory.sheet(options.runId);
    options.onChange(this.#sheet);
  }

  get sheet(): AnswerSheet {
    return this.#sheet;
  }

  /** Keeps what a person tapped and sends it. Times: when, and since when it was shown, by the server's clock in ms. */
  tap(slot: Slot, value: unknown, tappedAt: number, shownAt?: number): void {
    this.#readShared();
    const shown = shownAt === undefined ? {} : { shownAt };
    const tap = { slot, value, tappedAt, ...shown, attempt: newId() };
    const { sheet, unsent } = tapped(this.#sheet, tap);
    this.#options.memory.keepUnsent(this.#options.runId, unsent);
    this.#become(sheet);
    this.#pump();
  }

  /** The seat is taken: everything unsent goes out. */
  open(): void {
    this.#isOpen = true;
    this.#retry.worked();
    this.#retry.stop();
    this.#readShared();
    this.#pump();
  }

  /** No seat, no connection, or the page goes: nothing is sent, everything is kept. */
  shut(): void {
    this.#isOpen = false;
    this.#retry.stop();
  }

  /** The server said what it holds. */
  told(answers: readonly OwnAnswer[]): void {
    this.#options.memory.keepHeld(this.#options.runId, answers);
    this.#become(told(this.#sheet, answers));
  }

  /** Another tab of this phone changed what is kept: it sends that itself, unless it has gone to sleep. */
  sharedChanged(): void {
    this.#readShared();
    if (this.#sheet.unsent.length > 0) this.#retry.in(otherTabsTurn);
  }

  #become(sheet: AnswerSheet): void {
    this.#sheet = sheet;
    this.#options.onChange(sheet);
  }

  /** Takes over what other tabs kept, and drops what they got acknowledged or replaced. */
  #readShared(): void {
    const kept = this.#options.memory.sheet(this.#options.runId);
    const { held, refused } = this.#sheet;
    this.#become(found(told({ held, refused, unsent: [] }, kept.held), kept.unsent));
  }

  #pump(): void {
    if (!this.#isOpen || this.#retry.isWaiting) return;
    for (const unsent of this.#sheet.unsent) {
      if (!this.#inFlight.has(unsent.attempt)) void this.#send(unsent);
    }
  }

  async #send(unsent: Unsent): Promise<void> {
    this.#inFlight.add(unsent.attempt);
    const reply = await this.#options.send(unsent);
    this.#inFlight.delete(unsent.attempt);
    if (reply.ok) this.#acknowledged(unsent, reply.data.answer);
    else this.#notTaken(unsent, reply.error);
  }

  #acknowledged({ attempt }: Unsent, answer: OwnAnswer): void {
    const { memory, runId } = this.#options;
    memory.keepHeld(runId, [answer]);
    memory.dropUnsent(runId, attempt);
    this.#retry.worked();
    this.#become(acknowledged(this.#sheet, attempt, answer));
  }

  #notTaken({ attempt }: Unsent, failure: Failure): void {
    const isSeatLost = seatLost.has(failure.code);
    if (!isSeatLost && !this.#attempts.goOn(attempt, failure)) {
      this.#options.onRefused(failure);
      this.#options.memory.dropUnsent(this.#options.runId, attempt);
      this.#become(turnedAway(this.#sheet, attempt, failure));
      return;
    }
    if (!this.#isOpen) return;
    this.#retry.failed(failure.retryInMs);
    if (isSeatLost) this.#options.onSeatLost();
  }
}
