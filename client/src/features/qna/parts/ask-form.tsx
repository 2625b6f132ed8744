import {
  type NearQuestion,
  qnaLimits,
  type QnaQuestion,
  type QnaSpace,
} from '@sets/shared/qna/qna.contract.ts';
import { type KeyboardEvent, useId, useState } from 'react';
import { useFaultFocus } from '../../../core/use-fault-focus.ts';
import { useSettled } from '../../../core/use-settled.ts';
import type { SignedIn } from '../../../core/root/auth-slice.ts';
import { Button } from '../../../ui/button.tsx';
import { inputClass } from '../../../ui/field.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { TextBox } from '../../../ui/text-box.tsx';
import { FaultNote } from '../../account/note.tsx';
import { askMessages as words } from '../qna.messages.ts';
import { useAsking } from '../use-asking.ts';
import { useFetchPicture } from '../../account/use-fetch-picture.ts';
import { useKeepPicture } from '../use-pictures.ts';
import { LabelChoice } from './label-chips.tsx';
import { NearQuestions } from './near-questions.tsx';
import { TextEditor } from './text-editor.tsx';

interface AskFormProps {
  readonly moduleid: string;
  readonly topicid: string;
  readonly who: SignedIn;
  readonly space: QnaSpace;
  readonly onAsked: (question: QnaQuestion) => void;
  /** Somebody votes for a question that is there, instead of asking it again. */
  readonly onVote: (question: NearQuestion) => void;
}

type Asking = ReturnType<typeof useAsking>;

/** Whoever stops typing for so long, in milliseconds, is told what was asked already. */
const pauseMs = 250;
/** From so many letters on. */
const leastForNear = 3;

const sendOnEnter = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
};

/** The question in a line, which grows: Enter sends it, as in any line. */
const TitleField = ({ draft, change, faults }: Pick<Asking, 'draft' | 'change' | 'faults'>) => {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-lg font-semibold">
        {words.title}
      </label>
      <TextBox
        id={id}
        dir="auto"
        enterKeyHint="send"
        maxLength={qnaLimits.title}
        placeholder={words.placeholder}
        value={draft.title}
        aria-invalid={faults.title !== undefined}
        aria-describedby={`${id}-note`}
        onChange={(event) => change({ title: event.target.value.replaceAll(/[\r\n]+/g, ' ') })}
        onKeyDown={sendOnEnter}
        className={`${inputClass} resize-none py-3 text-lg`}
      />
      <p id={`${id}-note`} role="alert" className="text-sm text-bad empty:hidden">
        {faults.title}
      </p>
    </div>
  );
};

/** Details, for whoever wants to say more than the question itself. */
const Details = ({ moduleid, asking }: { moduleid: string; asking: Asking }) => {
  const { draft, change, faults } = asking;
  const [isOpen, setOpen] = useState(draft.text !== '');
  const keepPicture = useKeepPicture(moduleid);
  const fetchPicture = useFetchPicture();
  if (!isOpen && faults.text === undefined) {
    return (
      <Button size="small" className="justify-self-start" onClick={() => setOpen(true)}>
        {words.addDetails}
      </Button>
    );
  }
  return (
    <TextEditor
      label={words.details}
      value={draft.text}
      most={qnaLimits.text}
      fault={faults.text}
      placeholder={words.detailsPlaceholder}
      takesFocus={draft.text === ''}
      keepPicture={keepPicture}
      fetchPicture={fetchPicture}
      onChange={(text) => change({ text })}
    />
  );
};

/** What comes with a question: its details, its labels, with a name or without. */
const Extras = ({
  moduleid,
  who,
  space,
  asking,
}: Omit<AskFormProps, 'topicid' | 'onAsked' | 'onVote'> & { asking: Asking }) => {
  const { draft, change } = asking;
  const { labels, settings } = space;
  return (
    <>
      <Details moduleid={moduleid} asking={asking} />
      {labels.length > 0 && (
        <LabelChoice
          labels={labels}
          chosen={draft.labelids}
          most={qnaLimits.labels}
          onChange={(labelids) => change({ labelids })}
        />
      )}
      {settings.anonymous && (
        <Switch
          label={words.anonymous}
          hint={draft.anonymous ? words.anonymousHint : words.namedHint(who.username)}
          checked={draft.anonymous}
          onChange={(anonymous) => change({ anonymous })}
        />
      )}
    </>
  );
};

/** Asks a question: one line first; while it is typed, what was asked already. */
export const AskForm = (props: AskFormProps) => {
  const { moduleid, space, onVote } = props;
  const asking = useAsking(props);
  const { draft, faults, isBusy, submit, discard } = asking;
  const typed = useSettled(draft.title.trim(), pauseMs);
  const isBegun = draft.title !== '' || draft.text !== '';
  const form = useFaultFocus(submit);
  const vote = (question: NearQuestion): void => {
    discard();
    onVote(question);
  };
  return (
    <form
      {...form}
      className="grid grid-cols-1 gap-4 rounded-lg border-[1.5px] border-line bg-raised p-4 narrow:p-5"
    >
      <TitleField {...asking} />
      {isBegun && typed.length >= leastForNear && (
        <NearQuestions moduleid={moduleid} text={typed} onVote={vote} />
      )}
      {isBegun && (
        <>
          <Extras {...props} space={space} asking={asking} />
          <FaultNote text={faults.whole ?? null} />
          <div className="flex flex-wrap gap-2">
            <Button type="submit" look="primary" disabled={isBusy} className="max-narrow:grow">
              {isBusy ? words.asking : words.ask}
            </Button>
            <Button look="plain" disabled={isBusy} onClick={discard}>
              {words.discard}
            </Button>
          </div>
        </>
      )}
    </form>
  );
};
