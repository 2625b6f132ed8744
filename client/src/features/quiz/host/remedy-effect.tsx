import type { QuizRemedy } from '@sets/shared/quiz/quiz.live.ts';
import { quizRunCalls } from '@sets/shared/quiz/quiz-run.calls.ts';
import { useAsked } from '../../../core/use-asked.ts';
import { useToken } from '../../account/account.store.ts';
import { quizHostMessages as words } from './quiz-host.messages.ts';

interface RemedyEffectProps {
  readonly runId: string;
  readonly remedy: QuizRemedy;
}

/** What it would change, before it is done. */
export const RemedyEffect = ({ runId, remedy }: RemedyEffectProps) => {
  const token = useToken();
  const { data, failure } = useAsked(quizRunCalls.effect, {
    token,
    params: { runId },
    body: { remedy },
  });
  if (data === null) return <p>{failure === null ? words.looking : words.notLooked}</p>;
  const { answered, hits, gain, lose } = data;
  return (
    <p>
      {words.effectHits(hits.before, hits.after, answered)} {words.effectPoints(gain, lose)}
    </p>
  );
};
