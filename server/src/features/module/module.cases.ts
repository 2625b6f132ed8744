import { moduleCalls } from '@sets/shared/module/module.calls.ts';
import { visitedCalls } from '@sets/shared/module/visited.calls.ts';
import { casesOf, onlyOwner, type Prepare, signedIn } from '../../../test/call-case.ts';

const ofOwner: Prepare = async (_stage, { owner: { userid } }) => ({ params: { userid } });
const naming =
  (rest: object): Prepare =>
  async (_stage, { owner: { userid } }) => ({ body: { ...rest, userid } });

const visit = { moduleid: 'a-module' };

export const cases = [
  ...casesOf(moduleCalls, {
    createdBy: { answers: signedIn(200), prepare: ofOwner },
    moderatedBy: { answers: signedIn(200), prepare: ofOwner },
  }),
  ...casesOf(visitedCalls, {
    visit: {
      answers: onlyOwner(200),
      body: { ...visit, userid: 'somebody' },
      prepare: naming(visit),
    },
    list: { answers: onlyOwner(200), body: { userid: 'somebody' }, prepare: naming({}) },
    replace: {
      answers: onlyOwner(200),
      body: { userid: 'somebody', list: [visit] },
      prepare: naming({ list: [visit] }),
    },
  }),
];
