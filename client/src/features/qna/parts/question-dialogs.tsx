import { qnaCalls } from '@sets/shared/qna/qna.calls.ts';
import { qnaModerationCalls } from '@sets/shared/qna/qna-moderation.calls.ts';
import { type NearQuestion, qnaLimits } from '@sets/shared/qna/qna.contract.ts';
import { useState } from 'react';
import { ask } from '../../../core/api.ts';
import { useAsked } from '../../../core/use-asked.ts';
import { useSending } from '../../../core/use-sending.ts';
import { useSettled } from '../../../core/use-settled.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Dialog, dialogButtons } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { MathText } from '../../../ui/math/math-text.tsx';
import { FaultNote } from '../../account/note.tsx';
import { dialogMessages, qnaMessages } from '../qna.messages.ts';
import type { QuestionDesk } from '../use-question.ts';
import { LabelChoice } from './label-chips.tsx';

interface QuestionDialogProps {
  readonly desk: QuestionDesk;
  readonly onClose: () => void;
}

/** Looks up who asked without a name, after what that means was said. */
export const RevealDialog = ({ desk, onClose }: QuestionDialogProps) => {
  const words = dialogMessages.reveal;
  const { question, token } = desk;
  const [told, setTold] = useState<string | null>(null);
  const { send } = useSending();
  const reveal = async (): Promise<void> => {
    const body = { questionid: question.questionid };
    const reply = await send(() => ask(qnaModerationCalls.reveal, { token, body }));
    if (reply === undefined) return;
    setTold(
      reply.ok ? words.told(reply.value.author?.username ?? qnaMessages.gone) : reply.error.msg,
    );
  };
  if (told === null) {
    return (
      <ConfirmDialog
        title={words.title}
        text={words.text}
        yes={words.yes}
        isDanger
        onYes={() => void reveal()}
        onCancel={onClose}
      />
    );
  }
  return (
    <Dialog title={words.shown} onClose={onClose} closesOnBackdrop>
      <output>{told}</output>
    </Dialog>
  );
};

/** The labels of a question that is there. */
export const LabelsDialog = ({ desk, onClose }: QuestionDialogProps) => {
  const words = dialogMessages.labels;
  const { question, space, token, act } = desk;
  const [labels, setLabels] = useState<readonly string[]>(question.labels);
  const { isBusy, send } = useSending();
  const save = async (): Promise<void> => {
    const body = { questionid: question.questionid, labels: [...labels] };
    const isDone = await send(() => act(ask(qnaCalls.label, { token, body })));
    if (isDone === true) onClose();
  };
  return (
    <Dialog title={words.title} onClose={onClose}>
      <div className="grid gap-6">
        {space.labels.length === 0 ? (
          <p className="text-ink-soft">{words.none}</p>
        ) : (
          <LabelChoice
            labels={space.labels}
            chosen={labels}
            most={qnaLimits.labels}
            onChange={setLabels}
          />
        )}
        <div className={dialogButtons}>
          <Button onClick={onClose}>{qnaMessages.cancel}</Button>
          <Button look="primary" disabled={isBusy} onClick={() => void save()}>
            {qnaMessages.save}
          </Button>
        </div>
      </div>
    </Dialog>
  );
};

const pauseMs = 250;

/** The questions that fit what is typed, but this one. */
const Choices = ({
  desk: { question, token },
  text,
  chosen,
  onChoose,
}: {
  desk: QuestionDesk;
  text: string;
  chosen: string | null;
  onChoose: (question: NearQuestion) => void;
}) => {
  const { moduleid, questionid } = question;
  const body = { moduleid, text: text.slice(0, qnaLimits.near) };
  const { data } = useAsked(qnaCalls.near, { token, body });
  if (data === null) return <div className="min-h-24" aria-busy="true" />;
  const near = data.near.filter((each) => each.questionid !== questionid);
  if (near.length === 0) return <p className="text-ink-soft">{dialogMessages.merge.none}</p>;
  return (
    <ul className="grid max-h-72 grid-cols-1 gap-2 overflow-y-auto">
      {near.map((each) => (
        <li key={each.questionid}>
          <label className="flex min-h-12 cursor-pointer items-center gap-3 rounded-md border-[1.5px] border-line px-3 py-2 has-checked:border-people has-checked:bg-people-tint">
            <input
              type="radio"
              name="into"
              checked={chosen === each.questionid}
              onChange={() => onChoose(each)}
              className="size-5 flex-none accent-people"
            />
            <span dir="auto" className="min-w-0">
              <MathText text={each.title} />
            </span>
          </label>
        </li>
      ))}
    </ul>
  );
};

/** Makes a question a part of another one of the space. */
export const MergeDialog = ({
  desk,
  onClose,
  onMerged,
}: QuestionDialogProps & { onMerged: (into: NearQuestion) => void }) => {
  const words = dialogMessages.merge;
  const { question, token } = desk;
  const [typed, setTyped] = useState(question.title);
  const [into, setInto] = useState<NearQuestion | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const text = useSettled(typed, pauseMs);
  const { isBusy, send } = useSending();
  const merge = async (): Promise<void> => {
    if (into === null) return;
    const body = { questionid: question.questionid, into: into.questionid };
    const told = await send(() => ask(qnaModerationCalls.merge, { token, body }));
    if (told === undefined) return;
    if (told.ok) onMerged(into);
    else setFault(told.error.msg);
  };
  return (
    <Dialog title={words.title} onClose={onClose}>
      <div className="grid grid-cols-1 gap-5">
        <p className="text-ink-soft">{words.text}</p>
        <Field
          label={words.search}
          value={typed}
          dir="auto"
          data-takes-focus
          maxLength={qnaLimits.title}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Choices desk={desk} text={text} chosen={into?.questionid ?? null} onChoose={setInto} />
        <FaultNote text={fault} />
        <div className={dialogButtons}>
          <Button onClick={onClose}>{qnaMessages.cancel}</Button>
          <Button look="primary" disabled={into === null || isBusy} onClick={() => void merge()}>
            {words.yes}
          </Button>
        </div>
      </div>
    </Dialog>
  );
};
