import type { AnyQuestion } from '@sets/shared/question/question-kind.ts';
import type { AnyAnswerParts } from '../../../question/answer-parts.ts';
import { Suspense } from 'react';
import { pollPhoneMessages as say } from '../poll-phone.messages.ts';

interface ResultsProps {
  readonly parts: AnyAnswerParts;
  readonly question: AnyQuestion;
  readonly counts: unknown;
  readonly answered: number;
  readonly value: unknown;
  readonly told: unknown;
}

/** How the room answered, with a mark at what this person said. */
export const Results = ({ parts, question, counts, answered, value, told }: ResultsProps) => {
  const { OwnResults } = parts;
  return (
    <div className="phone-results">
      <Suspense>
        <OwnResults
          caption={say.resultsOf(question.text)}
          question={question}
          counts={counts}
          answered={answered}
          value={value}
          told={told}
        />
      </Suspense>
      <p className="phone-results-note">{say.people(answered)}</p>
    </div>
  );
};
