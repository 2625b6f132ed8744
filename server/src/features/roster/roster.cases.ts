import { rosterCalls } from '@sets/shared/roster/roster.calls.ts';
import { casesOf, signedIn } from '../../../test/call-case.ts';

const answers = signedIn(200);

export const cases = casesOf(rosterCalls, {
  list: { answers },
  change: { answers, body: { rosterName: 'Monday', before: null, after: ['Ada', 'Alan'] } },
});
