import fc from 'fast-check';
import type { SlideQuestion } from '../slide.ts';
import { common, typed } from './draft-pieces.ts';

export const drafts: fc.Arbitrary<SlideQuestion> = fc.record({
  kind: fc.constant('slide'),
  ...common,
  body: fc.array(typed(20), { maxLength: 6 }).map((lines) => lines.join('\n')),
});

export const example: SlideQuestion = {
  kind: 'slide',
  id: 'q1',
  text: 'Before we go on',
  body: 'Three things from last week:\n- what a heap is\n- how it is built\n- what it costs',
  seconds: null,
};
