import type { exchangeCallsOf } from '@sets/shared/material/exchange-calls.ts';
import { type CallCase, casesOf, onlyOwner, type Prepare, signedIn } from './call-case.ts';

const aFile: Prepare = async () => ({ body: Buffer.from('Is it so? {T}') });

/** The cases of a material as files; `ofOwner` has one there, of whoever owns the space. */
export const casesOfExchange = (
  calls: ReturnType<typeof exchangeCallsOf>,
  ofOwner: Prepare,
): CallCase[] => {
  const ofOne = { moderators: 'as owner', answers: onlyOwner(200), prepare: ofOwner } as const;
  return casesOf(calls, {
    read: { answers: signedIn(200), query: { name: 'questions.gift' }, prepare: aFile },
    csvTemplate: { answers: signedIn(200) },
    xlsxTemplate: { answers: signedIn(200) },
    exports: ofOne,
    json: ofOne,
    csv: ofOne,
    xlsx: ofOne,
    gift: ofOne,
    moodle: ofOne,
    qti: ofOne,
  });
};
