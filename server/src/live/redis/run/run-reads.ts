import type { Counters, Slot, Tallies } from '@sets/shared/live/activity.ts';
import { emptyTally } from '@sets/shared/live/tally.ts';
import type { MaybePromise } from '../../../core/maybe-promise.ts';
import type { Answer, RunName } from '../../run/run-store.ts';
import { Gather } from '../../../core/gather.ts';
import type { RunRedis } from './run-redis.ts';
import { runKey } from '../connection/keys.ts';
import { answeredScript, answersOfScript, talliesScript } from './run-read-scripts.ts';
import type { Script } from '../../../core/redis/script.ts';
import { answerFrom, type StoredAnswer } from './stored-answer.ts';

/** So many answers are fetched at once: Redis does nothing else meanwhile. */
const answersAtOnce = 500;

interface Parts {
  readonly redis: RunRedis;
  /** Where a run is, or null where nothing is known of it. */
  readonly find: (runId: string) => MaybePromise<RunName | null>;
  /** Whether this process would hear that the run goes out of play. */
  readonly isHeld: (runId: string) => boolean;
  /** Called where a run is not in play. @throws AppError UNAVAILABLE where it was thought to be */
  readonly missing: (runId: string) => void;
}

const countersOf = (flat: readonly string[]): Counters => {
  const counters: [string, number][] = [];
  for (let at = 0; at + 1 < flat.length; at += 2) {
    counters.push([flat[at] ?? '', Number(flat[at + 1])]);
  }
  return Object.fromEntries(counters);
};

/** What is asked of the answers and tallies of runs in play. */
export class RunReads {
  readonly #parts: Parts;
  /** By run and slot, who is known to have answered: for as long as the run is in play, they have. */
  readonly #answered = new Map<string, Map<Slot, Set<string>>>();
  /** By run and slot, or without one for all slots: whose answers are asked for. */
  readonly #answers = new Gather<string, readonly string[]>((key, participants) => {
    const [runId = '', ...slot] = key.split(' ');
    return this.#answersOf(runId, slot.join(' '), participants);
  });

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  async tallies(runId: string, slots: readonly Slot[], most: number): Promise<Tallies> {
    const counted = await this.#ask<[string, string[]][]>(talliesScript, runId, [
      String(most),
      ...slots,
    ]);
    return new Map(
      slots.map((slot, at) => {
        const [answered, counters] = counted?.[at] ?? [];
        if (answered === undefined || counters === undefined) return [slot, emptyTally];
        const shown = most > 0 ? countersOf(counters) : {};
        return [slot, { answered: Number(answered), counters: shown }];
      }),
    );
  }

  /** Of one slot, or without one (`''`) of all. */
  async answersOf(runId: string, participant: string, slot: Slot = ''): Promise<Answer[]> {
    const found = await this.#answers.ask(`${runId} ${slot}`, participant);
    const answers: Answer[] = [];
    for (let at = 0; at < found.length; at += 2) {
      answers.push(answerFrom(found[at] ?? '', participant, found[at + 1] ?? ''));
    }
    return answers;
  }

  /** For `''` of any slot. */
  async answeredAmong(runId: string, slot: Slot, participants: readonly string[]): Promise<number> {
    const known = this.#knownToHaveAnswered(runId, slot);
    const open = participants.filter((who) => !known.has(who));
    if (open.length === 0) return participants.length;
    const found = await this.#ask<string[]>(answeredScript, runId, [slot, ...open]);
    if (found === null) return 0;
    // Where the run has been forgotten meanwhile, nobody reads this set any more.
    for (const who of found) known.add(who);
    return participants.length - open.length + found.length;
  }

  /** The run is in play no more, or perhaps not. */
  forget(runId: string): void {
    this.#answered.delete(runId);
  }

  async *answers(runId: string): AsyncGenerator<Answer> {
    const { redis, find, missing } = this.#parts;
    const run = await find(runId);
    const read = run === null ? null : await redis.read<[play: string]>(run, ['play']);
    if (run === null || read === null) {
      missing(runId);
      return;
    }
    const base = `${runKey(redis.playPrefix, run)}:${read[0]}:`;
    const slots = await redis.send<string[]>('HKEYS', `${base}n`);
    const leftOut = new Set(await redis.send<string[]>('SMEMBERS', `${base}x`));
    for (const slot of slots) {
      const all = await redis.send<string[]>('HKEYS', `${base}a:${slot}`);
      const counting = all.filter((who) => !leftOut.has(who));
      yield* this.#answersTo(runId, `${base}a:${slot}`, slot, counting);
    }
  }

  async *#answersTo(
    runId: string,
    key: string,
    slot: Slot,
    participants: readonly string[],
  ): AsyncGenerator<Answer> {
    for (let at = 0; at < participants.length; at += answersAtOnce) {
      const some = participants.slice(at, at + answersAtOnce);
      const stored = await this.#parts.redis.send<(StoredAnswer | null)[]>('HMGET', key, ...some);
      for (const [index, participant] of some.entries()) {
        const answer = stored[index] ?? null;
        // An answer does not go while its run is in play: the run has gone meanwhile.
        if (answer === null) this.#parts.missing(runId);
        else yield answerFrom(slot, participant, answer);
      }
    }
  }

  async #answersOf(
    runId: string,
    slot: string,
    participants: readonly string[],
  ): Promise<readonly (readonly string[])[]> {
    const args = [slot, ...participants];
    const found = await this.#ask<string[][]>(answersOfScript, runId, args);
    return found ?? participants.map(() => []);
  }

  /** What the script gives, or null where the run is not in play. */
  async #ask<Reply>(script: Script, runId: string, args: readonly string[]): Promise<Reply | null> {
    const { redis, find, missing } = this.#parts;
    const run = await find(runId);
    const reply =
      run === null
        ? null
        : await redis.run<Reply | null>(script, [runKey(redis.playPrefix, run)], args);
    if (reply === null) missing(runId);
    return reply;
  }

  #knownToHaveAnswered(runId: string, slot: Slot): Set<string> {
    if (!this.#parts.isHeld(runId)) return new Set();
    const slots = this.#answered.get(runId) ?? new Map<Slot, Set<string>>();
    this.#answered.set(runId, slots);
    const known = slots.get(slot) ?? new Set();
    slots.set(slot, known);
    return known;
  }
}
