import { answerCalls } from '@sets/shared/qna/answer.calls.ts';
import { qnaModerationCalls } from '@sets/shared/qna/qna-moderation.calls.ts';
import type { Decision } from '@sets/shared/qna/qna-moderation.contract.ts';
import { answerChange, type QnaAnswer } from '@sets/shared/qna/qna.contract.ts';
import { Check, CircleCheck, Link2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { ask } from '../../../core/api.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Markdown } from '../../../ui/markdown/markdown.tsx';
import { useAccount } from '../../account/account.store.ts';
import { hasQnaDraft } from '../qna-draft.ts';
import { qnaPaths } from '../qna-paths.ts';
import { qnaMessages, questionMessages as words } from '../qna.messages.ts';
import { useHeldRemoval } from '../use-held-removal.ts';
import { useFetchPicture } from '../../account/use-fetch-picture.ts';
import type { QuestionDesk } from '../use-question.ts';
import { useVote } from '../use-vote.ts';
import { useWords } from '../use-words.ts';
import { AnswerHistory } from './answer-history.tsx';
import { AuthorLine } from './author-line.tsx';
import { Act, ActRow, copyLink } from './question-acts.tsx';
import { RemovedNote } from './removed-note.tsx';
import { ReportDialog } from './report-dialog.tsx';
import { StateChip } from './state-chip.tsx';
import { VoteButton } from './vote-button.tsx';
import { WordsFields } from './words-form.tsx';

interface AnswerCardProps {
  readonly desk: QuestionDesk;
  readonly answer: QnaAnswer;
  /** The address names it: it is brought in sight, and marked. */
  readonly isSought: boolean;
  /** Whoever wrote it moderates the space. */
  readonly isModerator: boolean;
}

const editOf = (answerid: string): string => `edit.${answerid}`;

const nameOf = ({ author }: QnaAnswer): string => author?.username ?? qnaMessages.gone;

const EditAnswer = (props: AnswerCardProps & { who: string; onClose: () => void }) => {
  const { desk, answer, who, onClose } = props;
  const { answerid, text } = answer;
  const form = useWords({
    of: editOf(answerid),
    who,
    start: { text },
    schema: answerChange,
    bodyOf: (draft) => ({ answerid, text: draft.text }),
    send: (body) => ask(answerCalls.edit, { token: desk.token, body }),
    onSent: () => {
      onClose();
      void desk.reload();
    },
  });
  const onCancel = (): void => {
    form.drop();
    onClose();
  };
  return (
    <WordsFields
      moduleid={desk.question.moduleid}
      form={form}
      textLabel={words.answerLabel}
      takesFocus
      send={qnaMessages.save}
      sending={words.answering}
      cancel={{ text: qnaMessages.cancel, onCancel }}
    />
  );
};

const AnswerVote = ({ desk: { token }, answer }: AnswerCardProps) => {
  const { answerid, may } = answer;
  const { votes, voted, vote } = useVote(answer, (on) =>
    ask(answerCalls.vote, { token, body: { answerid, on } }),
  );
  return (
    <VoteButton
      votes={votes}
      voted={voted}
      what={words.answerOf(nameOf(answer))}
      onVote={may.vote ? (on) => void vote(on) : null}
    />
  );
};

const Accept = ({ desk: { token, act }, answer }: AnswerCardProps) => {
  const { answerid, accepted } = answer;
  const name = nameOf(answer);
  return (
    <Button
      look="plain"
      size="small"
      aria-pressed={accepted}
      aria-label={accepted ? words.unacceptOf(name) : words.acceptOf(name)}
      className={accepted ? 'text-good' : ''}
      onClick={() =>
        void act(ask(answerCalls.accept, { token, body: { answerid, on: !accepted } }))
      }
    >
      <Check size={18} aria-hidden="true" />
      {accepted ? words.unaccept : words.accept}
    </Button>
  );
};

/** Shows and hides how it was worded. */
const HistoryButton = ({ isOpen, onToggle }: { isOpen: boolean; onToggle: () => void }) => (
  <Button look="plain" size="small" aria-expanded={isOpen} onClick={onToggle}>
    {isOpen ? words.hideHistory : words.history}
  </Button>
);

const CopyLink = ({ path }: { path: string }) => (
  <Button look="plain" size="small" onClick={() => void copyLink(path)}>
    <Link2 size={16} aria-hidden="true" />
    {words.copyLink}
  </Button>
);

/** What can be done with an answer by whoever reads it. */
const AnswerActs = (props: AnswerCardProps & { onEdit: () => void; onRemove: () => void }) => {
  const { desk, answer, onEdit, onRemove } = props;
  const { answerid, questionid, state, editedAt, may } = answer;
  const { moduleid, topicid } = desk.question;
  const [isReported, setReported] = useState(false);
  const [hasHistory, setHistory] = useState(false);
  const decide = (decision: Decision): void => {
    const seen = { state, editedAt, reportedAt: null };
    const body = { questionid, answerid, decision, seen };
    void desk.act(ask(qnaModerationCalls.decide, { token: desk.token, body }));
  };
  return (
    <>
      <ActRow
        rest={
          <>
            <CopyLink path={qnaPaths.answer(moduleid, topicid, questionid, answerid)} />
            {answer.editedAt !== null && (
              <HistoryButton isOpen={hasHistory} onToggle={() => setHistory(!hasHistory)} />
            )}
            {may.moderate && state !== 'hidden' && (
              <Act text={words.hide} onDo={() => decide('hide')} />
            )}
            {may.moderate && state !== 'shown' && (
              <Act text={words.show} onDo={() => decide('show')} />
            )}
            {may.remove && <Act text={words.remove} onDo={onRemove} />}
            {may.report && <Act text={words.report} onDo={() => setReported(true)} />}
          </>
        }
      >
        {may.accept && <Accept {...props} />}
        {may.edit && <Act text={words.edit} onDo={onEdit} />}
      </ActRow>
      {hasHistory && <AnswerHistory answerid={answerid} title={words.historyOf(nameOf(answer))} />}
      {isReported && (
        <ReportDialog
          token={desk.token}
          questionid={questionid}
          answerid={answerid}
          onClose={() => setReported(false)}
        />
      )}
    </>
  );
};

/** Brings what the address names in sight, once. */
const useSought = (isSought: boolean) => {
  const card = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!isSought) return;
    card.current?.scrollIntoView?.({ block: 'center' });
    card.current?.focus({ preventScroll: true });
  }, [isSought]);
  return card;
};

const Marks = ({ answer, isSought }: Pick<AnswerCardProps, 'answer' | 'isSought'>) => (
  <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm empty:hidden">
    {answer.accepted && (
      <span className="inline-flex items-center gap-1.5 font-medium text-good">
        <CircleCheck size={18} aria-hidden="true" />
        {qnaMessages.accepted}
      </span>
    )}
    {isSought && <span className="font-medium text-people-ink">{words.sought}</span>}
    <StateChip state={answer.state} />
  </div>
);

const Body = (props: AnswerCardProps & { onEdit: () => void; onRemove: () => void }) => {
  const { answer, isSought, isModerator } = props;
  const fetchPicture = useFetchPicture();
  return (
    <div className="flex gap-4">
      <AnswerVote {...props} />
      <div className="grid min-w-0 grow grid-cols-1 content-start gap-2">
        <Marks answer={answer} isSought={isSought} />
        <Markdown text={answer.text} fetchPicture={fetchPicture} />
        <AuthorLine {...answer} isModerator={isModerator} />
        <AnswerActs {...props} />
      </div>
    </div>
  );
};

/** An answer, and what can be done with it. */
export const AnswerCard = (props: AnswerCardProps) => {
  const { desk, answer, isSought } = props;
  const { answerid, accepted, may } = answer;
  const who = useAccount()?.userid ?? null;
  const card = useSought(isSought);
  const [isEdited, setEdited] = useState(
    () => may.edit && who !== null && hasQnaDraft(editOf(answerid), who),
  );
  const { isHeld, begin, undo } = useHeldRemoval(
    (outlivesPage) =>
      ask(answerCalls.remove, { token: desk.token, params: { answerid }, outlivesPage }),
    () => void desk.reload(),
  );
  return (
    <li
      ref={card}
      tabIndex={isSought ? -1 : undefined}
      className={classNames(
        '-mx-3 scroll-mt-24 rounded-lg px-3 py-5 outline-none narrow:-mx-5 narrow:px-5',
        accepted && 'border-[1.5px] border-good',
        isSought && 'ring-2 ring-people',
      )}
    >
      {isHeld && <RemovedNote text={words.removedAnswer} onUndo={undo} />}
      {!isHeld && isEdited && who !== null && (
        <EditAnswer {...props} who={who} onClose={() => setEdited(false)} />
      )}
      {!isHeld && !isEdited && <Body {...props} onEdit={() => setEdited(true)} onRemove={begin} />}
    </li>
  );
};
