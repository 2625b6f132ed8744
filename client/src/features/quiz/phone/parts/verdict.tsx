import '../../../stage/phone/own-verdict.css';
import type { QuizOutcome } from '@sets/shared/quiz/quiz.standing.ts';
import { quizPhoneMessages as say } from '../quiz-phone.messages.ts';

/** Each as a shape of its own, as on the wall: no two are told apart by colour. */
const marks: Readonly<Record<QuizOutcome, string>> = {
  right: 'M7 19l8 8L29 10',
  partly: 'M18 6a12 12 0 1 0 0 24z',
  wrong: 'M10 10l16 16M26 10L10 26',
  none: 'M9 18h18',
  void: 'M18 6a12 12 0 1 0 .01 0zM10 26L26 10',
};

/** What was made of an answer: a mark and its word. */
export const Verdict = ({ outcome }: { readonly outcome: QuizOutcome }) => (
  <span className="own-verdict" data-outcome={outcome}>
    <svg viewBox="0 0 36 36" aria-hidden="true">
      <path d={marks[outcome]} />
    </svg>
    {say.outcomes[outcome]}
  </span>
);
