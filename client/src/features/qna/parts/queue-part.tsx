import { qnaModerationCalls } from '@sets/shared/qna/qna-moderation.calls.ts';
import type { DecidedOn, Decision, QueuedItem } from '@sets/shared/qna/qna-moderation.contract.ts';
import { qnaCalls } from '@sets/shared/qna/qna.calls.ts';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { ask } from '../../../core/api.ts';
import { useAsked, useChanged } from '../../../core/use-asked.ts';
import { useSending } from '../../../core/use-sending.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Markdown } from '../../../ui/markdown/markdown.tsx';
import { MathText } from '../../../ui/math/math-text.tsx';
import { PageNote } from '../../../ui/page-note.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast.ts';
import { useToken } from '../../account/account.store.ts';
import { moderationMessages as words } from '../desk.messages.ts';
import { qnaPaths } from '../qna-paths.ts';
import { qnaMessages } from '../qna.messages.ts';
import { useFetchPicture } from '../../account/use-fetch-picture.ts';
import { AuthorLine } from './author-line.tsx';

const Reports = ({ reports }: Pick<QueuedItem, 'reports'>) =>
  reports.length > 0 && (
    <div className="grid gap-1 rounded-md bg-warn-tint px-4 py-3 text-sm text-warn">
      <p className="font-medium">{words.reports(reports.length)}</p>
      <ul className="grid gap-1">
        {reports.map(({ reason, text, at }) => (
          <li key={[at, reason, text].join(' ')} dir="auto" className="[overflow-wrap:anywhere]">
            {words.reasons[reason]}
            {text !== '' && `: ${text}`}
          </li>
        ))}
      </ul>
    </div>
  );

/** What can be decided about something that stands there so. */
const decisionsFor = ({ question, answer, why }: QueuedItem, isHidden: boolean): Decision[] => {
  if (isHidden) return ['show', 'remove'];
  if (why === 'waiting') return ['show', 'hide', 'remove'];
  const { state } = answer ?? question;
  return state === 'shown' ? ['dismiss', 'hide', 'remove'] : ['show', 'remove'];
};

/** What a moderator has before them who decides about it. */
const seenOf = ({ question, answer, reports }: QueuedItem): DecidedOn => {
  const { state, editedAt } = answer ?? question;
  return { state, editedAt, reportedAt: reports[0]?.at ?? 0 };
};

const Decisions = ({ item, isHidden }: { item: QueuedItem; isHidden: boolean }) => {
  const { question, answer } = item;
  const token = useToken();
  const changed = useChanged();
  const [isAsked, setAsked] = useState(false);
  const { isBusy, send } = useSending();
  const decide = async (decision: Decision): Promise<void> => {
    setAsked(false);
    const body = {
      questionid: question.questionid,
      answerid: answer?.answerid ?? null,
      decision,
      seen: seenOf(item),
    };
    const told = await send(() => ask(qnaModerationCalls.decide, { token, body }));
    if (told === undefined) return;
    if (told.ok) toast.success(words.done[decision]);
    else toast.error(told.error.msg);
    for (const call of [qnaModerationCalls.queue, qnaModerationCalls.log, qnaCalls.counts]) {
      changed(call);
    }
  };
  return (
    <div className="flex flex-wrap gap-2">
      {decisionsFor(item, isHidden).map((decision, index) => (
        <Button
          key={decision}
          size="small"
          look={index === 0 ? 'primary' : 'outline'}
          disabled={isBusy}
          aria-label={words.decisionOf(words.decisions[decision], question.title)}
          onClick={() => (decision === 'remove' ? setAsked(true) : void decide(decision))}
        >
          {words.decisions[decision]}
        </Button>
      ))}
      {isAsked && (
        <ConfirmDialog
          title={words.removeTitle}
          text={words.removeText}
          yes={words.decisions.remove}
          isDanger
          onYes={() => void decide('remove')}
          onCancel={() => setAsked(false)}
        />
      )}
    </div>
  );
};

const Item = ({ item, isHidden }: { item: QueuedItem; isHidden: boolean }) => {
  const { question, answer, why, reports } = item;
  const { moduleid, topicid, questionid, title } = question;
  const fetchPicture = useFetchPicture();
  const about = answer ?? question;
  return (
    <li className="grid grid-cols-1 gap-3 rounded-lg border-[1.5px] border-line bg-raised px-4 py-4 narrow:px-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        {!isHidden && <span className="font-medium text-people-ink">{words.why[why]}</span>}
        <AuthorLine {...about} anonymous={answer === null && question.anonymous} />
      </div>
      <h3
        dir="auto"
        className={classNames(
          '[overflow-wrap:anywhere]',
          answer === null ? 'text-lg font-semibold' : 'text-ink-soft',
        )}
      >
        {answer !== null && `${words.answerTo} `}
        <Link
          to={qnaPaths.question(moduleid, topicid, questionid)}
          className="rounded-sm hover:underline"
        >
          <MathText text={title} />
        </Link>
      </h3>
      {about.text !== '' && (
        <div className="max-h-80 overflow-y-auto">
          <Markdown text={about.text} fetchPicture={fetchPicture} />
        </div>
      )}
      <Reports reports={reports} />
      <Decisions item={item} isHidden={isHidden} />
    </li>
  );
};

const Which = ({ isHidden }: { isHidden: boolean }) => (
  <nav aria-label={words.which} className="flex gap-1 justify-self-start rounded-md bg-sunken p-1">
    {([false, true] as const).map((each) => (
      <Link
        key={String(each)}
        to={each ? '?shows=hidden' : '?'}
        aria-current={each === isHidden ? 'true' : undefined}
        className={classNames(
          'inline-flex min-h-10 items-center rounded-sm px-3.5 text-sm font-medium pointer-coarse:min-h-12',
          each === isHidden ? 'bg-raised shadow-raised' : 'text-ink-soft hover:text-ink',
        )}
      >
        {each ? words.shows.hidden : words.shows.open}
      </Link>
    ))}
  </nav>
);

const None = ({ isHidden }: { isHidden: boolean }) => (
  <div className="rounded-lg border-[1.5px] border-dashed border-line-strong px-5 py-6">
    <h3 className="text-lg font-semibold">{isHidden ? words.noneHidden : words.none}</h3>
    {!isHidden && <p className="text-ink-soft">{words.noneText}</p>}
  </div>
);

/** What moderators are to decide about, or have hidden. */
export const QueuePart = ({ moduleid }: { moduleid: string }) => {
  const [address] = useSearchParams();
  const isHidden = address.get('shows') === 'hidden';
  const before = address.get('before') ?? undefined;
  const shows = isHidden ? ('hidden' as const) : ('open' as const);
  const { data, failure, reload } = useAsked(qnaModerationCalls.queue, {
    token: useToken(),
    params: { moduleid },
    query: { shows, before },
  });
  const first = isHidden ? '?shows=hidden' : '?';
  return (
    <section className="grid grid-cols-1 gap-4">
      <h2 className="text-xl font-semibold tracking-[-0.02em]">
        {isHidden ? words.shows.hidden : words.queue}
      </h2>
      <Which isHidden={isHidden} />
      {data === null && failure === null && <Skeleton label={words.loading} isPart />}
      {data === null && failure !== null && (
        <PageNote level="h2" title={words.failed} text={failure.msg}>
          <Button onClick={() => void reload()}>{qnaMessages.retry}</Button>
        </PageNote>
      )}
      {data?.items.length === 0 && <None isHidden={isHidden} />}
      <ul className="grid grid-cols-1 gap-3 empty:hidden">
        {data?.items.map((item) => (
          <Item
            key={`${item.question.questionid} ${item.answer?.answerid ?? ''}`}
            item={item}
            isHidden={isHidden}
          />
        ))}
      </ul>
      <nav aria-label={words.pages} className="flex justify-center gap-3 empty:hidden">
        {before !== undefined && (
          <Link to={first} className={buttonClass()}>
            {words.first}
          </Link>
        )}
        {data !== null && data.next !== null && (
          <Link to={`?shows=${shows}&before=${data.next}`} className={buttonClass()}>
            {words.older}
          </Link>
        )}
      </nav>
    </section>
  );
};
