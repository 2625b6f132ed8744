import type { MadeQuestion } from '@sets/shared/generator/generator.contract.ts';
import { kindOf } from '@sets/shared/question/question-kinds.ts';
import { rightFor } from './right-now.ts';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { MathText } from '../../../ui/math/math-text.tsx';
import { formParts } from '../../question/kind-parts.ts';
import { generatorMessages as words } from '../generator.messages.ts';

interface MadeItemProps {
  readonly made: MadeQuestion;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
  readonly onChange: (made: MadeQuestion) => void;
}

/** What can be answered, and what of it is right. */
const Answers = ({ made: { question, right } }: Pick<MadeItemProps, 'made'>) => {
  const told = rightFor(question, right);
  const said = told === null ? null : (kindOf(question).keyed?.inWords(question, told) ?? null);
  const options = question.kind === 'choice' ? question.options : [];
  return (
    <div className="grid gap-1">
      {options.length > 0 && (
        <ul className="grid gap-x-6 sm:grid-cols-2">
          {options.map(({ id, text }) => (
            <li key={id} dir="auto" className="flex gap-2 [overflow-wrap:anywhere]">
              <span aria-hidden="true" className="text-ink-soft">
                ·
              </span>
              <MathText text={text} />
            </li>
          ))}
        </ul>
      )}
      <p
        className={
          said === null ? 'text-sm font-medium text-warn' : 'text-sm font-medium text-good'
        }
      >
        {said === null ? words.lacksRight : words.right(said)}
      </p>
    </div>
  );
};

/** The question as it is written in the editor, with what is right of it. */
const Editing = ({ made, onChange }: Pick<MadeItemProps, 'made' | 'onChange'>) => {
  const { question, right } = made;
  const { Form, Key } = formParts(question.kind);
  return (
    <div className="grid grid-cols-1 gap-5 rounded-md border border-line bg-raised p-4">
      <Form
        question={question}
        isFresh
        lacks={[]}
        onChange={(changed) => onChange({ ...made, question: changed })}
      />
      {Key !== undefined && (
        <fieldset className="m-0 grid min-w-0 gap-2 border-0 p-0">
          <legend className="p-0 font-medium">{words.rightOf}</legend>
          <Key
            question={question}
            right={right}
            onChange={(changed) => onChange({ ...made, right: changed })}
          />
        </fieldset>
      )}
    </div>
  );
};

/** A question that was made: to take or leave, to correct, and where it comes from. */
export const MadeItem = ({ made, isChosen, onChoose, onChange }: MadeItemProps) => {
  const [isEdited, setEdited] = useState(false);
  const { question, source, notes } = made;
  return (
    <li className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-3 gap-y-2 border-t border-line py-4 first:border-t-0">
      <input
        type="checkbox"
        aria-label={words.choose(question.text)}
        checked={isChosen}
        onChange={({ target }) => onChoose(target.checked)}
        className="mt-0.5 size-5 accent-people"
      />
      <div className="grid min-w-0 grid-cols-1 gap-2">
        <div className="flex items-start justify-between gap-3">
          <p dir="auto" className="font-medium [overflow-wrap:anywhere] whitespace-pre-line">
            <MathText text={question.text} />
          </p>
          <Button
            look="plain"
            size="small"
            aria-label={isEdited ? words.done : words.editOf(question.text)}
            aria-expanded={isEdited}
            onClick={() => setEdited(!isEdited)}
          >
            <Pencil size={16} aria-hidden="true" />
            {isEdited ? words.done : words.edit}
          </Button>
        </div>
        <p className="text-sm text-ink-soft">{formParts(question.kind).name}</p>
        {isEdited ? <Editing made={made} onChange={onChange} /> : <Answers made={made} />}
        {source !== '' && source !== question.text && (
          <blockquote
            dir="auto"
            className="m-0 border-s-2 border-line ps-3 text-sm whitespace-pre-line text-ink-soft"
          >
            <span className="only-spoken">{words.source}</span>
            {source}
          </blockquote>
        )}
        {notes.map((note) => (
          <p key={note} className="text-sm text-ink-soft">
            {note}
          </p>
        ))}
      </div>
    </li>
  );
};
