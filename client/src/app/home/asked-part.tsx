import { askedCalls } from '@sets/shared/asked/asked.calls.ts';
import {
  askedLimits,
  type OwnAnswered,
  type WaitingInTopic,
} from '@sets/shared/asked/asked.contract.ts';
import { CircleHelp, Handshake, type LucideIcon, MessageSquareReply } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useAsked } from '../../core/use-asked.ts';
import { modulePaths } from '../../features/module/module-paths.ts';
import { inAddress } from '../../features/qna/list-place.ts';
import { qnaPaths } from '../../features/qna/qna-paths.ts';
import { MathText } from '../../ui/math/math-text.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ago } from '../../ui/when.ts';
import { askedMessages as words } from '../app.messages.ts';

interface LineProps {
  readonly icon: LucideIcon;
  readonly to: string;
  /** What waits, or came. */
  readonly what: string;
  /** Where it lies. */
  readonly where: string;
}

const Line = ({ icon: Icon, to, what, where }: LineProps) => (
  <li className="grid">
    <Link
      to={to}
      className="flex min-h-16 items-center gap-4 rounded-lg border-[1.5px] border-line bg-raised px-5 py-3 hover:border-line-strong"
    >
      <Icon size={22} strokeWidth={1.75} className="flex-none text-ink-soft" aria-hidden="true" />
      <span className="grid min-w-0 grid-cols-1">
        <span
          dir="auto"
          className="line-clamp-2 text-left leading-snug font-semibold [overflow-wrap:anywhere]"
        >
          <MathText text={what} />
        </span>
        <span dir="auto" className="truncate text-left text-sm text-ink-soft">
          <MathText text={where} />
        </span>
      </span>
    </Link>
  </li>
);

const most = askedLimits.counted;
const placeOf = ({ topic, space }: WaitingInTopic): string => `${topic} · ${space}`;

const Waiting = (waiting: WaitingInTopic) => (
  <Line
    icon={CircleHelp}
    to={`${modulePaths.topic(waiting.moduleid, waiting.topicid)}${inAddress({ order: 'unanswered' })}#questions`}
    what={words.waiting(waiting.count, most)}
    where={placeOf(waiting)}
  />
);

const Promised = (promised: WaitingInTopic) => (
  <Line
    icon={Handshake}
    to={modulePaths.topic(promised.moduleid, promised.topicid)}
    what={words.promised(promised.count, most)}
    where={placeOf(promised)}
  />
);

const Answered = ({ moduleid, topicid, questionid, title, space, at }: OwnAnswered) => (
  <Line
    icon={MessageSquareReply}
    to={qnaPaths.question(moduleid, topicid, questionid)}
    what={title}
    where={`${words.answered(ago(at))} · ${space}`}
  />
);

const keyOf = ({ moduleid, topicid }: WaitingInTopic): string => `${moduleid} ${topicid}`;

/** What somebody was asked, and answers to what they asked. Nothing where there is none. */
export const AskedPart = ({ token }: { token: string }) => {
  const { data, failure } = useAsked(askedCalls.mine, { token });
  if (data === null) return failure === null ? <Skeleton label={words.title} isPart /> : null;
  const { waiting, promised, answered } = data;
  if (waiting.length + promised.length + answered.length === 0) return null;
  return (
    <section className="grid grid-cols-1 gap-4">
      <h2 className="text-2xl font-semibold tracking-[-0.02em]">{words.title}</h2>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,300px),1fr))] gap-3">
        {waiting.map((each) => (
          <Waiting key={keyOf(each)} {...each} />
        ))}
        {promised.map((each) => (
          <Promised key={keyOf(each)} {...each} />
        ))}
        {answered.map((each) => (
          <Answered key={each.questionid} {...each} />
        ))}
      </ul>
    </section>
  );
};
