import { limits } from '@sets/shared/core/limits.ts';

/** A code as it is read aloud: in two halves. */
export const spacedCode = (code: string): string =>
  code.length === limits.code
    ? `${code.slice(0, limits.code / 2)} ${code.slice(limits.code / 2)}`
    : code;
