import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { createBounded } from '../../core/bounded.ts';

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
  /** @throws AppError UNAVAILABLE where too many wait, here and below */
  hash(password: string): Promise<string>;
  /** Whether it is this password; takes as long when there is no hash to compare with. */
  matches(password: string, passwordHash: string | null): Promise<boolean>;
}

/**
 * Passwords that are hashed at once, and that wait for it: a lecture hall that signs in together
 * leaves a core to the poll that runs meanwhile, and waits some 40 s at the most on two cores.
 */
const bounds = {
  atOnce: Math.max(1, availableParallelism() - 1),
  waiting: 2_000,
  msg: 'Very many people are logging in just now. Try again in a moment.',
};

/** The same letters typed on two keyboards are one password. */
const normal = (password: string): string => password.normalize('NFKC');

export const createPasswords = (cost: PasswordCost = passwordCost): Passwords => {
  const bounded = createBounded(bounds);
  const make = (password: string): Promise<string> => bounded(() => hash(normal(password), cost));
  let nobodys: Promise<string> | null = null;
  return {
    hash: make,
    matches: async (password, passwordHash) => {
      nobodys ??= make('the password of nobody');
      const kept = passwordHash ?? (await nobodys);
      const right = await bounded(() => verify(kept, normal(password)));
      return right && passwordHash !== null;
    },
  };
};
