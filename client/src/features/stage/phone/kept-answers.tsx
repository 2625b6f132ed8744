import './kept-answers.css';
import type { ReactNode } from 'react';

export interface KeptAnswer {
  readonly key: string;
  readonly asked: ReactNode;
  /** In words. */
  readonly answer: ReactNode;
  /** How sure they were, in words, where they said. */
  readonly sure?: string | undefined;
  /** Its shapes, where they are known. */
  readonly mark?: ReactNode;
}

/** What was asked, and what one said. */
export const KeptAnswers = ({ answers }: { readonly answers: readonly KeptAnswer[] }) => (
  <dl className="kept-answers">
    {answers.map(({ key, asked, answer, sure, mark }) => (
      <div key={key}>
        <dt dir="auto">{asked}</dt>
        <dd dir="auto">
          {mark !== undefined && <span className="kept-marks">{mark}</span>}
          <span>{answer}</span>
        </dd>
        {sure !== undefined && <dd className="kept-sure">{sure}</dd>}
      </div>
    ))}
  </dl>
);
