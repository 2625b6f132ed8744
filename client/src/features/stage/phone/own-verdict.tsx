import { OutcomeMark } from './outcome-mark.tsx';
import type { AnswerOutcome } from '@sets/shared/live/own-part.ts';
import { rightMessages as say } from './right.messages.ts';

/** Whether one's own answer is right, as on the wall by a shape and in words. */
export const OwnVerdict = ({ outcome }: { readonly outcome: AnswerOutcome }) => (
  <OutcomeMark outcome={outcome}>{say.outcomes[outcome]}</OutcomeMark>
);
