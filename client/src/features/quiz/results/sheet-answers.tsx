import type {
  QuizScores,
  ScoredPerson,
  ScoredQuestion,
} from '@sets/shared/quiz/after/scores.contract.ts';
import { MathText } from '../../../ui/math/math-text.tsx';
import { OutcomeMark } from './outcome-mark.tsx';
import { scoresMessages as words } from './scores.messages.ts';

interface AnswerProps {
  readonly question: ScoredQuestion;
  readonly person: ScoredPerson;
  readonly at: number;
}

const Answer = ({ question, person, at }: AnswerProps) => {
  const said = question.said[person.said[at] ?? -1];
  const took = person.took[at] ?? null;
  const letter = person.made[at] ?? '';
  return (
    <li className="sheet-answer">
      <OutcomeMark letter={letter} />
      <div className="min-w-0">
        <p dir="auto" className="font-medium">
          {words.numbered(question.position)}
          <MathText text={question.text} />
        </p>
        {said !== undefined && (
          <p>
            {words.theirAnswer}
            <bdi className="font-medium">
              <MathText text={said} />
            </bdi>
          </p>
        )}
        {letter !== 'r' && letter !== 'v' && (
          <p className="text-ink-soft">
            {words.rightAnswer}
            <bdi>
              <MathText text={question.right.join(', ')} />
            </bdi>
          </p>
        )}
        <p className="text-sm text-ink-soft">
          {words.gained(person.won[at] ?? 0)}
          {took !== null && ` · ${words.seconds(took)}`}
        </p>
      </div>
    </li>
  );
};

export interface SheetProps {
  readonly scores: QuizScores;
  readonly person: ScoredPerson;
}

/** What somebody has, and every question with their answer. */
export const SheetAnswers = ({ scores, person }: SheetProps) => (
  <div className="person-sheet">
    <p className="text-ink-soft">
      {words.sheetSum(person.points, person.place, scores.people.length)} ·{' '}
      {words.right(person.credit, scores.counted)} {words.columns.credit.toLowerCase()}
    </p>
    <ol className="grid grid-cols-1 gap-4">
      {scores.questions.map((question, at) => (
        <Answer key={question.position} {...{ question, person, at }} />
      ))}
    </ol>
  </div>
);
