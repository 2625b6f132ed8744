import { codeAlphabet, normalizeCode } from '@sets/shared/core/ids.ts';
import { limits } from '@sets/shared/core/limits.ts';
import { ok, type Result, fail } from '@sets/shared/core/result.ts';
import { phoneMessages } from './phone.messages.ts';

const bad = (msg: string) => fail('BAD_REQUEST', msg);
const neverInACode = new RegExp(`[^${codeAlphabet}]`);

/** The code in what a person typed or pasted: any case, blanks, dashes, or the whole address. */
export const typedCode = (typed: string): Result<string> => {
  const code = normalizeCode(/\/(?:j|join)\/([^/?#]+)/.exec(typed)?.[1] ?? typed);
  if (code === '') return bad(phoneMessages.codeMissing);
  const wrong = neverInACode.exec(code)?.[0];
  if (wrong !== undefined) return bad(phoneMessages.codeLetters(wrong));
  if (code.length !== limits.code) return bad(phoneMessages.codeLength(code.length));
  return ok(code);
};
