import { limits } from '@sets/shared/core/limits.ts';
import { rightFor } from '@sets/shared/quiz/scoring/right-for.ts';
import { useId } from 'react';
import { classNames } from '../../../../ui/class-names.ts';
import { inputClass } from '../../../../ui/field.tsx';
import { TextBox } from '../../../../ui/text-box.tsx';
import type { QuestionProps } from '../../../material/editor/editor-parts.ts';
import { LengthNote, roomLeft } from '../../../question/form/length-note.tsx';
import { SetFormulas } from '../../../question/form/set-formulas.tsx';
import { formParts } from '../../../question/kind-parts.ts';
import { quizEditorMessages as words } from '../quiz-editor.messages.ts';
import { type QuizDraft, type QuizItemDraft, withItem } from '../quiz-draft.ts';
import { PoolChoice } from './pool-choice.tsx';
import { WorthChoice } from './worth-choice.tsx';

interface ExplanationProps {
  readonly text: string;
  readonly onChange: (text: string) => void;
}

const max = limits.quiz.explanation;

const Explanation = ({ text, onChange }: ExplanationProps) => {
  const id = useId();
  return (
    <div className="grid grid-cols-1 gap-2">
      <label htmlFor={id} className="font-medium">
        {words.explanation}
      </label>
      <TextBox
        id={id}
        dir="auto"
        value={text}
        placeholder={words.explanationPlaceholder}
        aria-invalid={roomLeft(text, max) < 0}
        aria-describedby={`${id}-length`}
        className={classNames(inputClass, 'resize-none py-3')}
        onChange={({ target }) => onChange(target.value)}
      />
      <LengthNote id={`${id}-length`} text={text} max={max} />
      <SetFormulas
        text={text}
        className="rounded-md bg-sunken px-4 py-3 [overflow-wrap:anywhere]"
      />
    </div>
  );
};

interface RightChoiceProps extends Pick<QuestionProps<QuizDraft>, 'question' | 'lacks'> {
  readonly item: QuizItemDraft;
  readonly onChange: (right: QuizItemDraft['right']) => void;
}

const RightChoice = ({ question, lacks, item: { right }, onChange }: RightChoiceProps) => {
  const { Key } = formParts(question.kind);
  if (Key === undefined) return null;
  // What is right of no option any more, or can be given by nobody, may still be mended.
  const told = right === null ? null : (rightFor(question, right) ?? right);
  return (
    <fieldset className="m-0 grid min-w-0 gap-1 border-0 p-0">
      <legend className="p-0 font-medium">{words.right}</legend>
      <p className="mb-1 text-sm text-ink-soft">{words.rightHint}</p>
      <Key question={question} right={told} onChange={onChange} />
      {lacks.includes('right') && <p className="text-sm text-warn">{words.lacksRight}</p>}
    </fieldset>
  );
};

/** What a quiz adds to a question: what is right, why, what that is worth, and when it is asked. */
export const QuizQuestion = ({ question, at, lacks, draft, onEdit }: QuestionProps<QuizDraft>) => {
  const item = draft.items[at];
  if (item === undefined) return null;
  const say = (changed: Partial<Omit<QuizItemDraft, 'question'>>): void =>
    onEdit((each) => withItem(each, question.id, changed));
  return (
    <section className="grid grid-cols-1 gap-6 border-t border-line pt-6">
      <RightChoice {...{ question, lacks, item }} onChange={(right) => say({ right })} />
      <Explanation text={item.explanation} onChange={(explanation) => say({ explanation })} />
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <WorthChoice points={item.points} onChange={(points) => say({ points })} />
        {draft.items.length > 1 && <PoolChoice {...{ question, item, draft, onEdit }} />}
      </div>
    </section>
  );
};
