import { hash, verify } from '@node-rs/argon2';

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
  hash(password: string): Promise<string>;
  /** Whether it is this password; takes as long when there is no hash to compare with. */
  matches(password: string, passwordHash: string | null): Promise<boolean>;
}

/** The same letters typed on two keyboards are one password. */
const normal = (password: string): string => password.normalize('NFKC');

export const createPasswords = (cost: PasswordCost = passwordCost): Passwords => {
  const make = (password: string): Promise<string> => hash(normal(password), cost);
  let nobodys: Promise<string> | null = null;
  return {
    hash: make,
    matches: async (password, passwordHash) => {
      nobodys ??= make('the password of nobody');
      const right = await verify(passwordHash ?? (await nobodys), normal(password));
      return right && passwordHash !== null;
    },
  };
};
