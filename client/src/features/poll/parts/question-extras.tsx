import type { QuestionExtra } from '@sets/shared/poll/poll.contract.ts';
import { rightAmong } from '@sets/shared/poll/poll.right.ts';
import { isSlide, kindOf, type Question } from '@sets/shared/question/question-kinds.ts';
import { MathText } from '../../../ui/math/math-text.tsx';
import { Switch } from '../../../ui/switch.tsx';
import type { PollDraft } from '../poll-draft.ts';
import { editorMessages as words } from '../poll-editor.messages.ts';
import { extraOf, withExtra, withRight } from '../question-extras.ts';

interface QuestionExtrasProps {
  readonly question: Question;
  readonly draft: PollDraft;
  readonly onEdit: (change: (draft: PollDraft) => PollDraft) => void;
}

/** What the poll adds to a question: how sure people are, and where answers are chosen, what is right. */
export const QuestionExtras = ({ question, draft, onEdit }: QuestionExtrasProps) => {
  if (isSlide(question)) return null;
  const options = kindOf(question).choosing?.(question).options ?? [];
  const extra = extraOf(draft.extras, question.id);
  const onChange = (changed: QuestionExtra): void => onEdit((each) => withExtra(each, changed));
  const right = rightAmong(question, extra);
  const written = options.filter(({ text }) => text.trim() !== '');
  return (
    <section className="grid gap-4 border-t border-line pt-6">
      <Switch
        label={words.confidence}
        hint={words.confidenceHint}
        checked={extra.confidence}
        onChange={(confidence) => onChange({ ...extra, confidence })}
      />
      {written.length > 0 && (
        <fieldset className="m-0 grid min-w-0 gap-1 border-0 p-0">
          <legend className="p-0 font-medium">{words.right}</legend>
          <p className="text-sm text-ink-soft">{words.rightHint}</p>
          {written.map(({ id, text }) => (
            <label key={id} className="flex min-h-11 cursor-pointer items-center gap-3">
              <input
                type="checkbox"
                className="size-5 flex-none accent-people"
                checked={right?.includes(id) === true}
                onChange={() => onChange(withRight(question, extra, id))}
              />
              <span dir="auto" className="min-w-0 [overflow-wrap:anywhere]">
                <MathText text={text} />
              </span>
            </label>
          ))}
        </fieldset>
      )}
    </section>
  );
};
