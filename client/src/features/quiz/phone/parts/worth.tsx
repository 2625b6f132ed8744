import { quizPhoneMessages as say } from '../quiz-phone.messages.ts';

interface WorthProps {
  readonly points: number | null;
  readonly voided: boolean;
}

/** What it is worth, where that is not what most are. */
export const Worth = ({ points, voided }: WorthProps) => {
  if (voided) return <p className="quiz-worth">{say.voided}</p>;
  if (points === 2) return <p className="quiz-worth">{say.double}</p>;
  return points === 0 ? <p className="quiz-worth">{say.noPoints}</p> : null;
};
