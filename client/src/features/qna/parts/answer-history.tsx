import { answerCalls } from '@sets/shared/qna/answer.calls.ts';
import { useAsked } from '../../../core/use-asked.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useToken } from '../../account/account.store.ts';
import { inDepthMessages } from '../desk.messages.ts';
import { qnaMessages } from '../qna.messages.ts';
import { Versions } from './versions.tsx';

/** How an answer was worded over time, under it; `title` names the answer. */
export const AnswerHistory = ({ answerid, title }: { answerid: string; title: string }) => {
  const token = useToken();
  const { data, failure } = useAsked(answerCalls.history, { token, params: { answerid } });
  return (
    <section aria-label={title} className="grid grid-cols-1 gap-3 pt-2">
      {data !== null && <Versions versions={data.versions} />}
      {data === null && failure === null && <Skeleton label={qnaMessages.loading} isPart />}
      {data === null && failure !== null && (
        <p role="alert">{inDepthMessages.failedWhy(failure.msg)}</p>
      )}
    </section>
  );
};
