import { qnaCalls } from '@sets/shared/qna/qna.calls.ts';
import { questionChange } from '@sets/shared/qna/qna.contract.ts';
import { Pin } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { ask } from '../../../core/api.ts';
import { useChanged } from '../../../core/use-asked.ts';
import { Markdown } from '../../../ui/markdown/markdown.tsx';
import { MathText } from '../../../ui/math/math-text.tsx';
import { useAccount } from '../../account/account.store.ts';
import { hasQnaDraft } from '../qna-draft.ts';
import { qnaMessages, questionMessages as words } from '../qna.messages.ts';
import { useHeldRemoval } from '../use-held-removal.ts';
import { useFetchPicture } from '../../account/use-fetch-picture.ts';
import type { QuestionDesk } from '../use-question.ts';
import { useWords } from '../use-words.ts';
import { AuthorLine } from './author-line.tsx';
import { LabelChips } from './label-chips.tsx';
import { QuestionActs } from './question-acts.tsx';
import { QuestionVote } from './question-row.tsx';
import { RemovedNote } from './removed-note.tsx';
import { StateChip } from './state-chip.tsx';
import { WordsFields } from './words-form.tsx';

interface QuestionPartProps {
  readonly desk: QuestionDesk;
  /** It is deleted, with all of its answers. */
  readonly onGone: () => void;
}

const editOf = (questionid: string): string => `edit.${questionid}`;

const EditQuestion = ({
  desk,
  who,
  onClose,
}: {
  desk: QuestionDesk;
  who: string;
  onClose: () => void;
}) => {
  const { questionid, moduleid, title, text } = desk.question;
  const form = useWords({
    of: editOf(questionid),
    who,
    start: { title, text },
    schema: questionChange,
    bodyOf: (draft) => ({ questionid, title: draft.title, text: draft.text }),
    send: (body) => ask(qnaCalls.edit, { token: desk.token, body }),
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
      moduleid={moduleid}
      form={form}
      titleLabel={words.title}
      textLabel={words.text}
      takesFocus
      send={qnaMessages.save}
      sending={words.answering}
      cancel={{ text: qnaMessages.cancel, onCancel }}
    />
  );
};

/** That not everybody sees it, and why. */
const StateNote = ({ state }: Pick<QuestionDesk['question'], 'state'>) =>
  state !== 'shown' && (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
      <StateChip state={state} />
      {state === 'waiting' ? qnaMessages.waitingText : qnaMessages.hiddenText}
    </p>
  );

const Shown = ({ desk, children }: { desk: QuestionDesk; children: ReactNode }) => {
  const { question, space } = desk;
  const fetchPicture = useFetchPicture();
  return (
    <div className="flex gap-4 narrow:gap-5">
      <div className="pt-1">
        <QuestionVote question={question} />
      </div>
      <div className="grid min-w-0 grow grid-cols-1 content-start gap-3">
        <h1
          dir="auto"
          className="text-[clamp(1.5rem,4.5vw,2.125rem)] leading-[1.15] font-semibold tracking-[-0.03em] [overflow-wrap:anywhere]"
        >
          <MathText text={question.title} />
        </h1>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <AuthorLine {...question} />
          {question.asked !== null && (
            <span className="text-sm text-ink-soft">{words.askedIn(question.asked.minute)}</span>
          )}
          {question.pinned && (
            <span className="inline-flex items-center gap-1 text-sm text-ink-soft">
              <Pin size={14} aria-hidden="true" />
              {qnaMessages.pinned}
            </span>
          )}
          <LabelChips labels={space.labels} of={question.labels} />
        </div>
        <StateNote state={question.state} />
        {question.text !== '' && <Markdown text={question.text} fetchPicture={fetchPicture} />}
        {children}
      </div>
    </div>
  );
};

/** The question itself, and what can be done with it. */
export const QuestionPart = ({ desk, onGone }: QuestionPartProps) => {
  const { question, token, reload } = desk;
  const { questionid, may } = question;
  const who = useAccount()?.userid ?? null;
  const changed = useChanged();
  const [isEdited, setEdited] = useState(
    () => may.edit && who !== null && hasQnaDraft(editOf(questionid), who),
  );
  const { isHeld, begin, undo } = useHeldRemoval(
    (outlivesPage) => ask(qnaCalls.remove, { token, params: { questionid }, outlivesPage }),
    ({ removed }) => {
      changed(qnaCalls.list);
      changed(qnaCalls.counts);
      if (removed === 'whole') onGone();
      else void reload();
    },
  );
  if (isHeld) return <RemovedNote text={words.removedQuestion} onUndo={undo} />;
  if (isEdited && who !== null) {
    return <EditQuestion desk={desk} who={who} onClose={() => setEdited(false)} />;
  }
  return (
    <Shown desk={desk}>
      <QuestionActs desk={desk} onEdit={() => setEdited(true)} onRemove={begin} />
    </Shown>
  );
};
