import { searchCalls } from '@sets/shared/search/search.calls.ts';
import { casesOf, signedIn } from '../../../test/call-case.ts';

export const cases = casesOf(searchCalls, {
  find: { answers: signedIn(200), query: { q: 'algebra' } },
});
