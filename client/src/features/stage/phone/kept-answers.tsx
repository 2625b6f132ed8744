import './kept-answers.css';
import type { ReactNode } from 'react';

export interface KeptAnswer {
  readonly key: string;
  readonly asked: ReactNode;
  /** In words, each choice by itself. */
  readonly answers: readonly ReactNode[];
  /** Their shapes, where they are known. */
  readonly mark?: ReactNode;
}

/** What was asked, and what one said. */
export const KeptAnswers = ({ answers }: { readonly answers: readonly KeptAnswer[] }) => (
  <dl className="kept-answers">
    {answers.map(({ key, asked, answers: given, mark }) => (
      <div key={key}>
        <dt dir="auto">{asked}</dt>
        {given.map((answer, index) => (
          <dd key={index} dir="auto">
            {index === 0 && mark}
            <span>{answer}</span>
          </dd>
        ))}
      </div>
    ))}
  </dl>
);
