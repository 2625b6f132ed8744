import { HeadSide } from '../head-side.tsx';
import { askedMessages as say } from './asked.messages.ts';

/** More questions than these are counted in figures. */
const mostDots = 10;

interface ProgressProps {
  /** Which it is, from 1, and of how many. */
  readonly position: number;
  readonly questions: number;
  /** Whether this person has answered one, by its place among them from 0. */
  readonly isAnswered: (index: number) => boolean;
}

/** Which question it is, in the bar at the top: a dot for each question, solid where it was answered. */
export const Progress = ({ position, questions, isAnswered }: ProgressProps) => {
  if (questions === 1) return null;
  if (questions > mostDots) {
    return (
      <HeadSide>
        <span className="phone-progress">{say.ofMany(position, questions)}</span>
      </HeadSide>
    );
  }
  return (
    <HeadSide>
      <span className="only-spoken">{say.progress(position, questions)}</span>
      <span className="phone-progress" aria-hidden="true">
        {Array.from({ length: questions }, (_, index) => (
          <i key={index} data-now={index === position - 1} data-answered={isAnswered(index)} />
        ))}
      </span>
    </HeadSide>
  );
};
