import { kindOf, type Question } from '@sets/shared/question/question-kinds.ts';
import { MathText } from '../../../ui/math/math-text.tsx';
import { optionLetter, OptionMark, type Sign } from '../../../ui/option-mark.tsx';
import { formParts } from '../../question/kind-parts.ts';
import type { PollDraft } from '../poll-draft.ts';

interface Line {
  readonly text: string;
  readonly sign?: Sign | undefined;
}

/** Items are read once, however many counters a kind has for each of them. */
const linesOf = (question: Question): readonly Line[] => {
  if (question.kind === 'grid') return question.options;
  if (question.kind === 'scale') return question.statements.filter(({ text }) => text !== '');
  return kindOf(question).report(question, {}).lines;
};

/** The steps of a scale in one line. */
const Steps = ({ question }: { readonly question: Question }) => {
  if (question.kind !== 'scale') return null;
  const { steps } = question;
  const names =
    steps.type === 'labels'
      ? steps.labels
      : [`${steps.from} ${steps.low}`, `${steps.to} ${steps.high}`];
  return (
    <p dir="auto" className="text-sm">
      {names.map((name) => name.trim()).join(' – ')}
    </p>
  );
};

/** What a poll asks, to read through: every question with what can be answered. */
export const PollOutline = ({ draft }: { readonly draft: PollDraft }) => (
  <ol className="grid grid-cols-1 gap-4">
    {draft.questions.map((question, index) => (
      <li key={question.id} className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-2">
        <span className="font-semibold text-ink-soft">{index + 1}</span>
        <div className="grid grid-cols-1 gap-1.5">
          <p dir="auto" className="font-medium whitespace-pre-line">
            <MathText text={question.text} />
          </p>
          <p className="text-sm text-ink-soft">{formParts(question.kind).name}</p>
          <Steps question={question} />
          <ul className="grid gap-1 text-sm empty:hidden">
            {linesOf(question).map(({ text, sign }, at) => (
              // Options may say the same, so their place is what tells them apart.
              <li key={optionLetter(at)} className="flex items-start gap-2">
                <OptionMark index={at} sign={sign} />
                <span dir="auto">
                  <MathText text={text} />
                </span>
              </li>
            ))}
          </ul>
        </div>
      </li>
    ))}
  </ol>
);
