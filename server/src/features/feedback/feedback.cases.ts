import { feedbackCalls } from '@sets/shared/feedback/feedback.calls.ts';
import { casesOf, everybody, onlyAdmin } from '../../../test/call-case.ts';

export const cases = casesOf(feedbackCalls, {
  post: {
    answers: everybody(200),
    body: { type: 'general', feedback: 'Good, but a < b is not bold.' },
  },
  list: { answers: onlyAdmin(200), query: {} },
});
