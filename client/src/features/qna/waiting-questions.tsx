import { qnaCalls } from '@sets/shared/qna/qna.calls.ts';
import { qnaLimits } from '@sets/shared/qna/qna.contract.ts';
import { CircleHelp, Handshake, MessageCircleQuestion, ShieldQuestion } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useAsked } from '../../core/use-asked.ts';
import { formatCount } from '../../ui/number-format.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useToken } from '../account/account.store.ts';
import { upTo, waitingMessages as words } from './desk.messages.ts';
import { inAddress } from './list-place.ts';
import { qnaPaths } from './qna-paths.ts';

const shown = (count: number): string => upTo(count, qnaLimits.counted);

interface WaitingQuestionsProps {
  readonly moduleid: string;
  readonly topicid: string;
  /** What was promised an answer in a room of this topic, as far as it is counted. */
  readonly promised: { readonly count: number; readonly hasMore: boolean };
  /** Where on the page it is. */
  readonly promisedWay: string;
}

const Way = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link to={to} className={buttonClass('outline', 'small')}>
    {children}
  </Link>
);

/**
 * For whoever teaches in a topic what waits for them, with the way to each: questions without an
 * answer, what was promised one, and what is to be decided in the space. Nothing where nobody has
 * asked yet.
 */
export const WaitingQuestions = (props: WaitingQuestionsProps) => {
  const { moduleid, topicid, promised, promisedWay } = props;
  const given = { token: useToken(), params: { moduleid, topicid } };
  const { data, failure } = useAsked(qnaCalls.counts, given);
  if (data === null && failure === null) return <Skeleton label={words.title} isPart />;
  if (data === null) return null;
  const { questions, unanswered, queue } = data;
  const waits = unanswered + queue + promised.count;
  if (questions === 0 && waits === 0) return null;
  return (
    <section
      aria-label={words.title}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-lg border-[1.5px] border-line px-5 py-4"
    >
      <p className="flex min-w-0 items-center gap-3">
        <CircleHelp size={20} aria-hidden="true" className="flex-none text-ink-soft" />
        {waits === 0 ? words.none : words.some}
      </p>
      <div className="flex flex-wrap gap-2 empty:hidden">
        {unanswered > 0 && (
          <Way to={`${inAddress({ order: 'unanswered' })}#questions`}>
            <MessageCircleQuestion size={16} aria-hidden="true" />
            {words.unanswered(shown(unanswered))}
          </Way>
        )}
        {promised.count > 0 && (
          <Way to={promisedWay}>
            <Handshake size={16} aria-hidden="true" />
            {words.promised(`${formatCount(promised.count)}${promised.hasMore ? '+' : ''}`)}
          </Way>
        )}
        {queue > 0 && (
          <Way to={qnaPaths.moderation(moduleid)}>
            <ShieldQuestion size={16} aria-hidden="true" />
            {words.queue(shown(queue))}
          </Way>
        )}
      </div>
    </section>
  );
};
