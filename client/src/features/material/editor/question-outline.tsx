import { kindOf, type Question } from '@sets/shared/question/question-kinds.ts';
import { MathText } from '../../../ui/math/math-text.tsx';
import { optionLetter, OptionMark } from '../../../ui/option-mark.tsx';
import { formParts } from '../../question/kind-parts.ts';
import type { Note } from '../material.ts';
import { LinePicture } from '../../question/picture/line-picture.tsx';
import type { Outline } from '../../question/question-parts.ts';

const outlineOf = (question: Question): Outline =>
  formParts(question.kind).outline?.(question) ?? {
    items: kindOf(question).report(question, {}).lines,
  };

interface AskedProps {
  readonly question: Question;
  /** From 0. */
  readonly index: number;
  readonly notes: readonly Note[];
}

const looks: Readonly<Record<Note['as'], string>> = {
  aside: 'text-ink-soft',
  right: 'font-semibold',
  text: '',
};

const Asked = ({ question, index, notes }: AskedProps) => {
  const { items, steps } = outlineOf(question);
  return (
    <li className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-2 break-inside-avoid">
      <span className="font-semibold text-ink-soft">{index + 1}</span>
      <div className="grid grid-cols-1 gap-1.5">
        <p dir="auto" className="font-medium whitespace-pre-line">
          <MathText text={question.text} />
        </p>
        <LinePicture question={question} />
        <p className="text-sm text-ink-soft">{formParts(question.kind).name}</p>
        {steps !== undefined && (
          <p dir="auto" className="text-sm">
            {steps}
          </p>
        )}
        <ul className="grid gap-1 text-sm empty:hidden">
          {items.map(({ text, sign }, at) => (
            // Options may say the same, so their place is what tells them apart.
            <li key={optionLetter(at)} className="flex items-start gap-2">
              <OptionMark index={at} sign={sign} />
              <span dir="auto">
                <MathText text={text} />
              </span>
            </li>
          ))}
        </ul>
        {notes.map(({ text, as }) => (
          <p key={as} dir="auto" className={`text-sm whitespace-pre-line ${looks[as]}`}>
            <MathText text={text} />
          </p>
        ))}
      </div>
    </li>
  );
};

interface QuestionOutlineProps {
  readonly questions: readonly Question[];
  /** What else is told of the question at a place, one line of each sort at most. */
  readonly notesOf?: ((at: number) => readonly Note[]) | undefined;
}

const noNotes = (): readonly Note[] => [];

/** What is asked, to read through: every question with what can be answered. */
export const QuestionOutline = ({ questions, notesOf = noNotes }: QuestionOutlineProps) => (
  <ol className="grid grid-cols-1 gap-4">
    {questions.map((question, index) => (
      <Asked key={question.id} {...{ question, index }} notes={notesOf(index)} />
    ))}
  </ol>
);
