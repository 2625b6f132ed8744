import type { QuizOutcome } from '@sets/shared/quiz/quiz.standing.ts';
import { OutcomeMark } from '../../../stage/phone/outcome-mark.tsx';
import { quizPhoneMessages as say } from '../quiz-phone.messages.ts';

/** What was made of an answer: a mark and its word. */
export const Verdict = ({ outcome }: { readonly outcome: QuizOutcome }) => (
  <OutcomeMark outcome={outcome}>{say.outcomes[outcome]}</OutcomeMark>
);
