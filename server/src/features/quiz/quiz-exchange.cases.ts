import { quizExchangeCalls } from '@sets/shared/quiz/quiz-exchange.calls.ts';
import { casesOf, onlyOwner, type Prepare, signedIn } from '../../../test/call-case.ts';
import { quizOfOwner } from '../../../test/quiz-of-owner.ts';

const aFile: Prepare = async () => ({ body: Buffer.from('Is it so? {T}') });

const ofOne = { moderators: 'as owner', answers: onlyOwner(200), prepare: quizOfOwner } as const;

export const cases = casesOf(quizExchangeCalls, {
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
