import { qnaCalls } from '@sets/shared/qna/qna.calls.ts';
import type { QnaHistory, QnaQuestion } from '@sets/shared/qna/qna.contract.ts';
import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useAsked } from '../../core/use-asked.ts';
import { buttonClass } from '../../ui/button.tsx';
import { MathText } from '../../ui/math/math-text.tsx';
import { formatCount } from '../../ui/number-format.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { ago } from '../../ui/when.ts';
import { useToken } from '../account/account.store.ts';
import { ClosedNote } from '../module/parts/closed-note.tsx';
import { inDepthMessages as words } from './desk.messages.ts';
import { AuthorLine } from './parts/author-line.tsx';
import { LabelChips } from './parts/label-chips.tsx';
import { Versions } from './parts/versions.tsx';
import { qnaPaths } from './qna-paths.ts';
import { qnaMessages } from './qna.messages.ts';
import { useQuestion } from './use-question.ts';

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="grid grid-cols-1 gap-3">
    <h2 className="text-xl font-semibold tracking-[-0.02em]">{title}</h2>
    {children}
  </section>
);

/** The run in which it was asked, and what was on at that minute. */
const Asked = ({ asked, may }: Pick<QnaQuestion, 'asked' | 'may'>) => {
  if (asked === null) return <p className="text-ink-soft">{words.notInRun}</p>;
  const { runId, code, minute, slide } = asked;
  return (
    <>
      <p>
        {words.inRun(minute)} {slide !== null && words.slide(slide)}
      </p>
      <div className="flex flex-wrap gap-2 empty:hidden">
        {may.moderate && (
          <Link to={qnaPaths.results(runId)} className={buttonClass('outline', 'small')}>
            {words.results}
          </Link>
        )}
        {/* The phones’ page is a document of its own. */}
        {code !== null && (
          <a href={qnaPaths.room(code)} className={buttonClass('outline', 'small')}>
            {words.room}
          </a>
        )}
      </div>
    </>
  );
};

const Facts = ({ question }: { question: QnaQuestion }) => {
  const facts = [
    { name: words.votes, value: formatCount(question.votes) },
    { name: words.answers, value: formatCount(question.answers) },
    { name: words.accepted, value: question.accepted === null ? words.no : words.yes },
  ];
  return (
    <dl className="flex flex-wrap gap-x-10 gap-y-3">
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt className="text-sm text-ink-soft">{name}</dt>
          <dd className="m-0 text-2xl font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
};

const Merges = ({ merged }: Pick<QnaHistory, 'merged'>) =>
  merged.length === 0 ? (
    <p className="text-ink-soft">{words.noMerges}</p>
  ) : (
    <ul className="divide-y divide-line">
      {merged.map(({ questionid, title, at }) => (
        <li key={questionid} className="py-3">
          <p dir="auto" className="[overflow-wrap:anywhere]">
            <MathText text={title} />
          </p>
          <p className="text-sm text-ink-soft">{ago(new Date(at).toISOString())}</p>
        </li>
      ))}
    </ul>
  );

const Histories = ({ questionid }: { questionid: string }) => {
  const token = useToken();
  const { data, failure } = useAsked(qnaCalls.history, { token, params: { questionid } });
  if (data === null) {
    return failure === null ? (
      <Skeleton label={qnaMessages.loading} isPart />
    ) : (
      <p role="alert">{words.failedWhy(failure.msg)}</p>
    );
  }
  return (
    <>
      <Part title={words.history}>
        {data.versions.length < 2 && <p className="text-ink-soft">{words.never}</p>}
        <Versions versions={data.versions} />
      </Part>
      <Part title={words.merges}>
        <Merges merged={data.merged} />
      </Part>
    </>
  );
};

const OpenInDepth = ({ question, labels }: { question: QnaQuestion; labels: ReactNode }) => {
  const { moduleid, topicid, questionid, title } = question;
  useTitle(words.title(title));
  return (
    <main className="mx-auto grid w-full max-w-[50rem] grow grid-cols-1 content-start gap-8 px-4 py-6 narrow:px-5 narrow:py-8">
      <header className="grid grid-cols-1 gap-2">
        <Link
          to={qnaPaths.question(moduleid, topicid, questionid)}
          className="-ml-1.5 inline-flex min-h-12 items-center gap-1 justify-self-start rounded-sm text-ink-soft hover:text-ink narrow:min-h-11"
        >
          <ChevronLeft size={20} aria-hidden="true" className="flex-none" />
          {words.toQuestion}
        </Link>
        <p className="text-sm font-medium text-ink-soft">{words.heading}</p>
        <h1
          dir="auto"
          className="text-[clamp(1.5rem,4.5vw,2.125rem)] leading-[1.15] font-semibold tracking-[-0.03em] [overflow-wrap:anywhere]"
        >
          <MathText text={title} />
        </h1>
        <AuthorLine {...question} />
        {labels}
      </header>
      <Facts question={question} />
      <Part title={words.asked}>
        <Asked {...question} />
      </Part>
      <Histories questionid={questionid} />
    </main>
  );
};

const InDepthAt = ({ moduleid, questionid }: { moduleid: string; questionid: string }) => {
  const { desk, failure, reload } = useQuestion({
    questionid,
    answer: undefined,
    before: undefined,
  });
  if (desk !== null) {
    const { question, space } = desk;
    return (
      <OpenInDepth
        question={question}
        labels={<LabelChips labels={space.labels} of={question.labels} />}
      />
    );
  }
  return (
    <main className="grow">
      {failure === null ? (
        <Skeleton label={qnaMessages.loading} />
      ) : (
        <ClosedNote moduleid={moduleid} failure={failure} onRetry={() => void reload()} />
      )}
    </main>
  );
};

/** A question with its history: how it was worded, where it was asked, what was merged into it. */
export const InDepthPage = () => {
  const { moduleid = '', questionid = '' } = useParams();
  return <InDepthAt key={questionid} moduleid={moduleid} questionid={questionid} />;
};
