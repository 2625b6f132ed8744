import type { OwnAnswers } from '@sets/shared/run/run.contract.ts';
import { MathText } from '../../../ui/math/math-text.tsx';
import { mineMessages as say } from './mine.messages.ts';
import { longDay } from '../../../core/locale.ts';

type Asked = OwnAnswers['asked'][number];

const Outcome = ({ asked: { outcome, reply, repliedAt } }: { readonly asked: Asked }) => {
  if (reply === null) return <p>{say.outcomes[outcome]}</p>;
  return (
    <>
      <p>{say.repliedOn(repliedAt === null ? '' : longDay.format(new Date(repliedAt)))}</p>
      <blockquote dir="auto">
        <MathText text={reply} />
      </blockquote>
    </>
  );
};

/** What one asked, and what was written to it since. */
export const AskedQuestions = ({ asked }: { readonly asked: readonly Asked[] }) => (
  <section className="asked-questions" aria-label={say.askedTitle}>
    {asked.map((each) => (
      <article key={each.key}>
        <h2 dir="auto">
          <MathText text={each.text} />
        </h2>
        <Outcome asked={each} />
      </article>
    ))}
  </section>
);
