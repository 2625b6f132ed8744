import { quizAfterCalls } from '@sets/shared/quiz/after/quiz-after.calls.ts';
import { useAsked } from '../../../core/use-asked.ts';
import { MathText } from '../../../ui/math/math-text.tsx';
import { useToken } from '../../account/account.store.ts';
import { scoresMessages as words } from './scores.messages.ts';

/** Wrong answers that nobody took in any run of a quiz: what could be something better. Nothing where there are none. */
export const NeverChosen = ({ definitionId }: { readonly definitionId: string }) => {
  const given = { token: useToken() ?? '', params: { quizid: definitionId } };
  const { data } = useAsked(quizAfterCalls.neverChosen, given);
  if (data === null || data.questions.length === 0) return null;
  return (
    <section aria-labelledby="never-chosen" className="report-card">
      <h2 id="never-chosen" className="text-xl font-semibold">
        {words.neverChosen.title}
      </h2>
      <p className="max-w-prose text-ink-soft">{words.neverChosen.text}</p>
      <ul className="grid gap-3">
        {data.questions.map(({ id, text, runs, answered, unchosen }) => (
          <li key={id}>
            <p dir="auto" className="font-medium [overflow-wrap:anywhere]">
              <MathText text={text} />
            </p>
            <p className="[overflow-wrap:anywhere]">
              {unchosen.map((said, at) => (
                // Two options may say the same.
                // oxlint-disable-next-line react/no-array-index-key
                <span key={at}>
                  {at > 0 && ' · '}
                  <bdi>
                    <MathText text={said} />
                  </bdi>
                </span>
              ))}
            </p>
            <p className="text-sm text-ink-soft">{words.neverChosen.of(answered, runs)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
};
