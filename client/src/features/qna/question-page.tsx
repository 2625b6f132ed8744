import { answerCalls } from '@sets/shared/qna/answer.calls.ts';
import { newAnswer, type QnaAnswer, type QuestionRead } from '@sets/shared/qna/qna.contract.ts';
import { ChevronLeft } from 'lucide-react';
import { useState } from 'react';
import { Link, Navigate, useParams, useSearchParams } from 'react-router-dom';
import { ask } from '../../core/api.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { MathText } from '../../ui/math/math-text.tsx';
import { PageNote } from '../../ui/page-note.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { useAccount } from '../account/account.store.ts';
import { DoneNote } from '../account/note.tsx';
import { ClosedNote } from '../module/parts/closed-note.tsx';
import { useSpace } from '../module/use-space.ts';
import { useVisit } from '../module/use-visit.ts';
import { AnswerCard } from './parts/answer-card.tsx';
import { MayNotWrite } from './parts/may-not-write.tsx';
import { QuestionPart } from './parts/question-part.tsx';
import { WordsFields } from './parts/words-form.tsx';
import { qnaPaths } from './qna-paths.ts';
import { qnaMessages, questionMessages as words } from './qna.messages.ts';
import { answersInOrder, type QuestionDesk, useQuestion } from './use-question.ts';
import { TopicNews } from './topic-news.tsx';
import { useKeptAnswers } from './use-kept.ts';
import { useWords } from './use-words.ts';
import { modulePaths } from '../module/module-paths.ts';

/** The way back to the topic, by its name where that is known. */
export const ToTopic = ({ moduleid, topicid }: { moduleid: string; topicid: string }) => {
  const { desk } = useSpace(moduleid);
  const topic = desk?.space.topics.find((each) => each.topicid === topicid);
  return (
    <Link
      to={modulePaths.topic(moduleid, topicid)}
      className="-ml-1.5 inline-flex min-h-12 max-w-full items-center gap-1 justify-self-start rounded-sm text-ink-soft hover:text-ink narrow:min-h-11"
    >
      <ChevronLeft size={20} aria-hidden="true" className="flex-none" />
      <span dir="auto" className="truncate">
        {topic === undefined ? words.toTopic : <MathText text={topic.title} />}
      </span>
    </Link>
  );
};

const AnswerForm = ({ desk, who }: { desk: QuestionDesk; who: string }) => {
  const { questionid, moduleid } = desk.question;
  const [sent, setSent] = useState<QnaAnswer | null>(null);
  const form = useWords({
    of: `answer.${questionid}`,
    who,
    schema: newAnswer,
    bodyOf: ({ attempt, text }) => ({ questionid, attempt, text }),
    send: (body) => ask(answerCalls.answer, { token: desk.token, body }),
    onSent: (answer) => {
      setSent(answer);
      void desk.reload();
    },
  });
  return (
    <>
      <WordsFields
        moduleid={moduleid}
        form={form}
        textLabel={words.answerLabel}
        placeholder={words.answerPlaceholder}
        send={words.answer}
        sending={words.answering}
      />
      {sent !== null && (
        <DoneNote>{sent.state === 'waiting' ? words.answerWaits : words.answered}</DoneNote>
      )}
    </>
  );
};

const Answering = ({ desk }: { desk: QuestionDesk }) => {
  const who = useAccount();
  if (who !== null && desk.question.may.answer) {
    return <AnswerForm key={who.userid} desk={desk} who={who.userid} />;
  }
  return who === null || !desk.space.may.write ? <MayNotWrite isVisitor={who === null} /> : null;
};

const AnswersPages = ({ read, before }: { read: QuestionRead; before: string | undefined }) => (
  <nav aria-label={words.answersPages} className="flex justify-center gap-3 empty:hidden">
    {before !== undefined && (
      <Link to="?" className={buttonClass()}>
        {words.allAnswers}
      </Link>
    )}
    {read.next !== null && (
      <Link to={`?before=${read.next}`} className={buttonClass()}>
        {words.olderAnswers}
      </Link>
    )}
  </nav>
);

interface OpenQuestionProps {
  readonly desk: QuestionDesk;
  readonly read: QuestionRead;
  readonly answer: string | undefined;
  readonly before: string | undefined;
}

const Answers = ({ desk, read, answer, before }: OpenQuestionProps) => {
  const { kept: shown, more, hear, show } = useKeptAnswers(answersInOrder(read));
  const { moduleid, topicid } = desk.question;
  const space = useSpace(moduleid).desk?.space;
  const moderating = space === undefined ? [] : [space.owner, ...space.moderators];
  const onNews = (): void => {
    hear();
    void desk.reload();
  };
  return (
    <section aria-labelledby="answers" className="grid grid-cols-1 gap-5 border-t border-line pt-6">
      <h2 id="answers" className="text-2xl font-semibold tracking-[-0.02em]">
        {words.answersTitle(read.question.answers)}
      </h2>
      {shown.length === 0 && (
        <p className="text-ink-soft">
          {words.noAnswers} {desk.question.may.answer && words.beFirst}
        </p>
      )}
      <ul className="grid grid-cols-1 gap-2 empty:hidden">
        {shown.map((each) => (
          <AnswerCard
            key={each.answerid}
            desk={desk}
            answer={each}
            isSought={each.answerid === answer}
            isModerator={moderating.some(({ userid }) => userid === each.author?.userid)}
          />
        ))}
      </ul>
      <div aria-live="polite" className="contents">
        {more > 0 && (
          <Button className="justify-self-start" onClick={show}>
            {words.moreAnswers(more)}
          </Button>
        )}
      </div>
      <TopicNews moduleid={moduleid} topicid={topicid} onNews={onNews} />
      <AnswersPages read={read} before={before} />
      <Answering desk={desk} />
    </section>
  );
};

const frame =
  'mx-auto grid w-full max-w-[50rem] grow grid-cols-1 content-start gap-6 px-4 py-6 narrow:px-5 narrow:py-8';

const OpenQuestion = (props: OpenQuestionProps) => {
  const { desk } = props;
  const { moduleid, topicid, title } = desk.question;
  const [isGone, setGone] = useState(false);
  useTitle(title);
  useVisit(moduleid);
  if (isGone) {
    return (
      <main className="grow">
        <PageNote title={words.removedQuestion} text={words.removedText}>
          <Link to={modulePaths.topic(moduleid, topicid)} className={buttonClass('primary')}>
            {words.toTopic}
          </Link>
        </PageNote>
      </main>
    );
  }
  return (
    <main className={frame}>
      <ToTopic moduleid={moduleid} topicid={topicid} />
      <QuestionPart desk={desk} onGone={() => setGone(true)} />
      <Answers {...props} />
    </main>
  );
};

interface QuestionAtProps {
  readonly moduleid: string;
  readonly topicid: string;
  readonly questionid: string;
  readonly answerid: string | undefined;
}

const QuestionAt = ({ moduleid, topicid, questionid, answerid }: QuestionAtProps) => {
  const [params] = useSearchParams();
  const before = params.get('before') ?? undefined;
  const { desk, read, failure, reload } = useQuestion({ questionid, answer: answerid, before });
  if (desk === null || read === null) {
    return (
      <main className="grow">
        {failure === null ? (
          <Skeleton label={qnaMessages.loading} />
        ) : (
          <ClosedNote moduleid={moduleid} failure={failure} onRetry={() => void reload()} />
        )}
      </main>
    );
  }
  // What was merged is the other question now, and each has one address.
  const { question } = desk;
  if (
    question.questionid !== questionid ||
    question.topicid !== topicid ||
    question.moduleid !== moduleid
  ) {
    const to = qnaPaths.question(question.moduleid, question.topicid, question.questionid);
    return <Navigate to={to} replace />;
  }
  return <OpenQuestion desk={desk} read={read} answer={answerid} before={before} />;
};

/** A question of a topic with its answers, one of which the address may name. */
export const QuestionPage = () => {
  const { moduleid = '', topicid = '', questionid = '', answerid } = useParams();
  return (
    <QuestionAt
      key={questionid}
      moduleid={moduleid}
      topicid={topicid}
      questionid={questionid}
      answerid={answerid}
    />
  );
};
