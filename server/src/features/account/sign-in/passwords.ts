import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import type { Place } from '../../../core/address-range.ts';
import { createFairQueue } from '../../../core/fair-queue.ts';

/** What a guess costs. Argon2id is the library's own default. */
export interface PasswordCost {
  /** KiB. */
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
}

/** About 20 ms and 19 MiB for a guess: OWASP's first choice of 2025. */
export const passwordCost: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export interface Passwords {
  /** `from`: the place that asks, here and below. @throws AppError UNAVAILABLE where too many wait */
  hash(password: string, from: Place): Promise<string>;
  /** Whether it is this password; takes as long when there is no hash to compare with. */
  matches(password: string, passwordHash: string | null, from: Place): Promise<boolean>;
}

/**
 * Passwords that are hashed at once, and that wait for it: a lecture hall that signs in together
 * leaves a core to the poll that runs meanwhile, and waits some 40 s at the most on two cores. Others wait
 * for none of that: each network has its turn, and each place within it.
 */
const bounds = {
  atOnce: Math.max(1, availableParallelism() - 1),
  waiting: 2_000,
  msg: 'Very many people are logging in just now. Try again in a moment.',
};

/** The same letters typed on two keyboards are one password. */
const normal = (password: string): string => password.normalize('NFKC');

export const createPasswords = (cost: PasswordCost = passwordCost): Passwords => {
  const queue = createFairQueue(bounds);
  const make = (password: string): Promise<string> => hash(normal(password), cost);
  let nobodys: Promise<string> | null = null;
  return {
    hash: (password, from) => queue(from, () => make(password)),
    matches: async (password, passwordHash, from) => {
      // Made once, and past the queue: where that were full, nobody's would be refused for good.
      nobodys ??= make('the password of nobody');
      const kept = passwordHash ?? (await nobodys);
      const right = await queue(from, () => verify(kept, normal(password)));
      return right && passwordHash !== null;
    },
  };
};
