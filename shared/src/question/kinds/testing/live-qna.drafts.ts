import fc from 'fast-check';
import { type LiveQnaHolder, holderVoting } from '../live-qna.ts';
import { common } from './draft-pieces.ts';

export const drafts: fc.Arbitrary<LiveQnaHolder> = fc.record({
  kind: fc.constant('live-qna'),
  ...common,
  moderated: fc.boolean(),
  names: fc.boolean(),
  voting: fc.constantFrom(...holderVoting.options),
});

export const example: LiveQnaHolder = {
  kind: 'live-qna',
  id: 'q1',
  text: 'What is still unclear about heaps?',
  moderated: false,
  names: true,
  voting: 'up',
  seconds: null,
};
