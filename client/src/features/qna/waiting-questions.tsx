import { qnaCalls } from '@sets/shared/qna/qna.calls.ts';
import { qnaLimits } from '@sets/shared/qna/qna.contract.ts';
import { CircleHelp, ShieldQuestion } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useAsked } from '../../core/use-asked.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useToken } from '../account/account.store.ts';
import { upTo, waitingMessages as words } from './desk.messages.ts';
import { inAddress } from './list-place.ts';
import { qnaPaths } from './qna-paths.ts';

const shown = (count: number): string => upTo(count, qnaLimits.counted);

/**
 * For whoever teaches in a topic: how many of its questions wait for an answer, and how much waits
 * for a decision in the space. Nothing where nobody has asked yet.
 */
export const WaitingQuestions = ({ moduleid, topicid }: { moduleid: string; topicid: string }) => {
  const given = { token: useToken(), params: { moduleid, topicid } };
  const { data, failure } = useAsked(qnaCalls.counts, given);
  if (data === null && failure === null) return <Skeleton label={words.title} isPart />;
  if (data === null || (data.questions === 0 && data.queue === 0)) return null;
  const { unanswered, queue } = data;
  return (
    <section
      aria-label={words.title}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-lg border-[1.5px] border-line px-5 py-4"
    >
      <p className="flex min-w-0 items-center gap-3">
        <CircleHelp size={20} aria-hidden="true" className="flex-none text-ink-soft" />
        {unanswered === 0 ? words.none : words.wait(unanswered, shown(unanswered))}
      </p>
      <div className="flex flex-wrap gap-2 empty:hidden">
        {unanswered > 0 && (
          <Link
            to={`${inAddress({ order: 'unanswered' })}#questions`}
            className={buttonClass('outline', 'small')}
          >
            {words.all}
          </Link>
        )}
        {queue > 0 && (
          <Link to={qnaPaths.moderation(moduleid)} className={buttonClass('outline', 'small')}>
            <ShieldQuestion size={16} aria-hidden="true" />
            {words.queue(shown(queue))}
          </Link>
        )}
      </div>
    </section>
  );
};
