import { randomInt } from 'node:crypto';
import { codeAlphabet } from '@sets/shared/core/ids.ts';
import { limits } from '@sets/shared/core/limits.ts';

/** A join code by chance; whether it is free, the unique index of the rooms tells. */
export const randomCode = (): string =>
  Array.from({ length: limits.code }, () => codeAlphabet[randomInt(codeAlphabet.length)]).join('');
