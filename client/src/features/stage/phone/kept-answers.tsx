import './kept-answers.css';
import type { AnswerOutcome } from '@sets/shared/live/own-part.ts';
import type { ReactNode } from 'react';
import { OwnVerdict } from './own-verdict.tsx';
import { rightMessages as words } from './right.messages.ts';

export interface KeptAnswer {
  readonly key: string;
  readonly asked: ReactNode;
  /** In words; null where nothing was answered. */
  readonly answer: ReactNode;
  /** How sure they were, in words, where they said. */
  readonly sure?: string | undefined;
  /** What is right, where everybody was told: how many things in what words, and whether this is. */
  readonly judged?:
    | {
        readonly outcome: AnswerOutcome | null;
        readonly many: number;
        readonly right: ReactNode;
        /** Why that is right, and what the answer has brought, where that was told. */
        readonly why?: ReactNode;
        readonly points?: string | undefined;
      }
    | undefined;
  /** Its shapes, where they are known. */
  readonly mark?: ReactNode;
}

const Verdict = ({ outcome, many, right, why, points }: NonNullable<KeptAnswer['judged']>) => (
  <dd className="kept-judged">
    {outcome !== null && <OwnVerdict outcome={outcome} />}
    {outcome !== 'right' && (
      <span dir="auto">
        {words.right(many)} <b>{right}</b>
      </span>
    )}
    {points !== undefined && <span>{points}</span>}
    {why !== undefined && <span dir="auto">{why}</span>}
  </dd>
);

/** What was asked, and what one said. */
export const KeptAnswers = ({ answers }: { readonly answers: readonly KeptAnswer[] }) => (
  <dl className="kept-answers">
    {answers.map(({ key, asked, answer, sure, judged, mark }) => (
      <div key={key}>
        <dt dir="auto">{asked}</dt>
        {answer === null ? (
          <dd className="kept-none">{words.notAnswered}</dd>
        ) : (
          <dd dir="auto">
            {mark !== undefined && <span className="kept-marks">{mark}</span>}
            <span>{answer}</span>
          </dd>
        )}
        {sure !== undefined && <dd className="kept-sure">{sure}</dd>}
        {judged !== undefined && <Verdict {...judged} />}
      </div>
    ))}
  </dl>
);
