import { useFaultFocus } from '../../../core/use-fault-focus.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { FaultNote } from '../../account/note.tsx';
import { qnaLimits } from '@sets/shared/qna/qna.contract.ts';
import { useFetchPicture } from '../../account/use-fetch-picture.ts';
import { useKeepPicture } from '../use-pictures.ts';
import type { WordsForm } from '../use-words.ts';
import { TextEditor } from './text-editor.tsx';

interface WordsFormProps {
  readonly moduleid: string;
  readonly form: WordsForm;
  /** Of the line above the text; undefined where there is none. */
  readonly titleLabel?: string;
  readonly textLabel: string;
  readonly placeholder?: string;
  readonly takesFocus?: boolean;
  readonly send: string;
  readonly sending: string;
  /** What leaves it as it is; undefined where there is nothing to go back to. */
  readonly cancel?: { readonly text: string; readonly onCancel: () => void } | undefined;
}

/** The words of a question that is there, or of an answer. */
export const WordsFields = (props: WordsFormProps) => {
  const { moduleid, form, titleLabel, textLabel, placeholder, takesFocus, cancel } = props;
  const { draft, change, faults, isBusy, submit } = form;
  const keepPicture = useKeepPicture(moduleid);
  const fetchPicture = useFetchPicture();
  const frame = useFaultFocus(submit);
  return (
    <form {...frame} className="grid grid-cols-1 gap-4">
      {titleLabel !== undefined && (
        <Field
          label={titleLabel}
          dir="auto"
          maxLength={qnaLimits.title}
          value={draft.title}
          fault={faults.title}
          onChange={(event) => change({ title: event.target.value })}
        />
      )}
      <TextEditor
        label={textLabel}
        value={draft.text}
        most={qnaLimits.text}
        fault={faults.text}
        {...(placeholder !== undefined && { placeholder })}
        takesFocus={takesFocus ?? false}
        keepPicture={keepPicture}
        fetchPicture={fetchPicture}
        onChange={(text) => change({ text })}
      />
      <FaultNote text={faults.whole ?? null} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="primary" disabled={isBusy}>
          {isBusy ? props.sending : props.send}
        </Button>
        {cancel !== undefined && (
          <Button look="plain" disabled={isBusy} onClick={cancel.onCancel}>
            {cancel.text}
          </Button>
        )}
      </div>
    </form>
  );
};
