import { qnaCalls } from '@sets/shared/qna/qna.calls.ts';
import type { NearQuestion, QnaQuestion, QuestionPage } from '@sets/shared/qna/qna.contract.ts';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ask } from '../../core/api.ts';
import { useAsked, useChanged } from '../../core/use-asked.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { MathText } from '../../ui/math/math-text.tsx';
import { PageNote } from '../../ui/page-note.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import { useAccount } from '../account/account.store.ts';
import { DoneNote } from '../account/note.tsx';
import { inAddress, type ListPlace, useListPlace } from './list-place.ts';
import { AskForm } from './parts/ask-form.tsx';
import { MayNotWrite } from './parts/may-not-write.tsx';
import { QuestionFilters } from './parts/question-filters.tsx';
import { QuestionRow } from './parts/question-row.tsx';
import { qnaPaths } from './qna-paths.ts';
import { TopicNews } from './topic-news.tsx';
import { useKeptPage } from './use-kept.ts';
import { askMessages, listMessages as words, qnaMessages } from './qna.messages.ts';

interface TopicQuestionsProps {
  readonly moduleid: string;
  readonly topicid: string;
}

/** What was just asked, or voted for instead. */
interface Done {
  readonly said: string;
  readonly title: string;
  readonly to: string;
}

/** Asking and voting, and what is said of it afterwards. */
const useDone = () => {
  const [done, setDone] = useState<Done | null>(null);
  const who = useAccount();
  const changed = useChanged();
  const asked = ({ moduleid, topicid, questionid, title, state }: QnaQuestion): void => {
    const said = state === 'waiting' ? askMessages.askedWaits : askMessages.asked;
    setDone({ said, title, to: qnaPaths.question(moduleid, topicid, questionid) });
    changed(qnaCalls.list);
    changed(qnaCalls.counts);
  };
  const vote = async (
    moduleid: string,
    { questionid, topicid, title }: NearQuestion,
  ): Promise<void> => {
    const body = { questionid, on: true };
    const told = await ask(qnaCalls.vote, { token: who?.token ?? null, body });
    if (!told.ok) {
      toast.error(told.error.msg);
      return;
    }
    setDone({
      said: askMessages.voted,
      title,
      to: qnaPaths.question(moduleid, topicid, questionid),
    });
    changed(qnaCalls.list);
  };
  return { who, done, asked, vote };
};

const AskPart = ({ moduleid, topicid, page }: TopicQuestionsProps & { page: QuestionPage }) => {
  const { who, done, asked, vote } = useDone();
  if (who === null || !page.space.may.write) return <MayNotWrite isVisitor={who === null} />;
  return (
    <>
      <AskForm
        key={who.userid}
        moduleid={moduleid}
        topicid={topicid}
        who={who}
        space={page.space}
        onAsked={asked}
        onVote={(question) => void vote(moduleid, question)}
      />
      {done !== null && (
        <DoneNote>
          {done.said}{' '}
          <Link to={done.to} dir="auto" className="rounded-sm underline underline-offset-4">
            <MathText text={done.title} />
          </Link>
        </DoneNote>
      )}
    </>
  );
};

const None = ({ place, mayWrite }: { place: ListPlace; mayWrite: boolean }) => {
  const isAll = place.order !== 'unanswered' && place.label === undefined;
  if (isAll && place.before === undefined) {
    return (
      <div className="rounded-lg border-[1.5px] border-dashed border-line-strong px-5 py-6">
        <h3 className="text-lg font-semibold">{words.none}</h3>
        <p className="text-ink-soft">{mayWrite ? words.noneText : words.noneToRead}</p>
      </div>
    );
  }
  return (
    <div className="grid justify-items-start gap-3 rounded-lg border-[1.5px] border-dashed border-line-strong px-5 py-6">
      <p className="text-ink-soft">
        {place.label === undefined ? words.noneUnanswered : words.noneOfLabel}
      </p>
      <Link to={inAddress({ order: 'newest' })} className={buttonClass('outline', 'small')}>
        {words.showAll}
      </Link>
    </div>
  );
};

/** The pinned ones and one's own that are in no list first, each question once. */
const inOrder = ({ pinned, own, questions }: QuestionPage): readonly QnaQuestion[] => {
  const first = new Set(pinned.map(({ questionid }) => questionid));
  return [...own, ...pinned, ...questions.filter(({ questionid }) => !first.has(questionid))];
};

const List = ({ page, place }: { page: QuestionPage; place: ListPlace }) => {
  const shown = inOrder(page);
  return (
    <>
      {shown.length === 0 && <None place={place} mayWrite={page.space.may.write} />}
      <ul className="divide-y divide-line empty:hidden">
        {shown.map((question) => (
          <QuestionRow key={question.questionid} question={question} labels={page.space.labels} />
        ))}
      </ul>
      <nav aria-label={words.pages} className="flex flex-wrap justify-center gap-3 empty:hidden">
        {place.before !== undefined && (
          <Link to={inAddress({ ...place, before: undefined })} className={buttonClass()}>
            {words.first}
          </Link>
        )}
        {page.next !== null && (
          <Link to={inAddress({ ...place, before: page.next })} className={buttonClass()}>
            {words.older}
          </Link>
        )}
      </nav>
    </>
  );
};

/** What others have asked since; it is told, and does not push away what is read. */
const More = ({ count, onShow }: { count: number; onShow: () => void }) => (
  <div aria-live="polite" className="contents">
    {count > 0 && (
      <Button className="justify-self-start" onClick={onShow}>
        {words.more(count)}
      </Button>
    )}
  </div>
);

const Moderation = ({ moduleid, topicid, page }: TopicQuestionsProps & { page: QuestionPage }) =>
  page.space.may.moderate && (
    <div className="-mr-3 flex flex-wrap">
      <Link to={qnaPaths.labels(moduleid)} className={buttonClass('plain', 'small')}>
        {words.labelsTable}
      </Link>
      <Link to={qnaPaths.analytics(moduleid, topicid)} className={buttonClass('plain', 'small')}>
        {words.analytics}
      </Link>
      <Link to={qnaPaths.moderation(moduleid)} className={buttonClass('plain', 'small')}>
        {words.moderate}
      </Link>
    </div>
  );

/** Nothing was asked yet, so there is nothing to choose among. */
const isBlank = (page: QuestionPage, { order, label, before }: ListPlace): boolean =>
  inOrder(page).length === 0 &&
  order !== 'unanswered' &&
  label === undefined &&
  before === undefined;

/** The questions of a topic: asking first, then what was asked. */
export const TopicQuestions = ({ moduleid, topicid }: TopicQuestionsProps) => {
  const token = useAccount()?.token ?? null;
  const place = useListPlace();
  const params = { moduleid, topicid };
  const { data, failure, reload } = useAsked(qnaCalls.list, { token, params, query: place });
  const { page, more, hear, show } = useKeptPage(data, inAddress(place));
  const changed = useChanged();
  const onNews = (): void => {
    hear();
    changed(qnaCalls.list);
    changed(qnaCalls.counts);
  };
  return (
    <section aria-labelledby="questions" className="grid grid-cols-1 gap-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="questions" className="text-2xl font-semibold tracking-[-0.02em]">
          {words.title}
        </h2>
        {page !== null && <Moderation {...{ moduleid, topicid, page }} />}
      </div>
      {page !== null && <TopicNews {...params} onNews={onNews} />}
      {page !== null && <AskPart moduleid={moduleid} topicid={topicid} page={page} />}
      {page !== null && !isBlank(page, place) && (
        <QuestionFilters place={place} labels={page.space.labels} />
      )}
      {failure !== null && data === null && (
        <PageNote level="h2" title={qnaMessages.failed} text={failure.msg}>
          <Button onClick={() => void reload()}>{qnaMessages.retry}</Button>
        </PageNote>
      )}
      {page === null && failure === null && <Skeleton label={qnaMessages.loading} isPart />}
      {page !== null && (data !== null || failure === null) && (
        <div
          aria-busy={data === null}
          className={`grid grid-cols-1 gap-5 ${data === null ? 'opacity-60' : ''}`}
        >
          <More count={more} onShow={show} />
          <List page={page} place={place} />
        </div>
      )}
    </section>
  );
};
