import type { QuestionExtra } from '@sets/shared/poll/poll.contract.ts';
import { rightAmong } from '@sets/shared/poll/poll.right.ts';
import { isSlide } from '@sets/shared/question/question-kinds.ts';
import { Switch } from '../../../ui/switch.tsx';
import type { QuestionProps } from '../../material/editor/editor-parts.ts';
import { formParts } from '../../question/kind-parts.ts';
import { hasIdleTime, type PollDraft } from '../poll-draft.ts';
import { pollEditorMessages as words } from '../poll-editor.messages.ts';
import { extraOf, withExtra } from '../question-extras.ts';

/** What the poll adds to a question: how sure people are, and what is right. */
export const QuestionExtras = ({
  question,
  draft,
  onEdit,
}: Omit<QuestionProps<PollDraft>, 'at' | 'lacks'>) => {
  if (isSlide(question)) return null;
  const { Key } = formParts(question.kind);
  const extra = extraOf(draft.extras, question.id);
  const onChange = (changed: QuestionExtra): void => onEdit((each) => withExtra(each, changed));
  return (
    <section className="grid gap-4 border-t border-line pt-6">
      {hasIdleTime(draft, question) && (
        <p className="text-sm text-ink-soft">{words.timeDoesNotCount}</p>
      )}
      <Switch
        label={words.confidence}
        hint={words.confidenceHint(Key !== undefined)}
        checked={extra.confidence}
        onChange={(confidence) => onChange({ ...extra, confidence })}
      />
      {Key !== undefined && (
        <fieldset className="m-0 grid min-w-0 gap-1 border-0 p-0">
          <legend className="p-0 font-medium">{words.right}</legend>
          <p className="mb-1 text-sm text-ink-soft">{words.rightHint}</p>
          <Key
            question={question}
            // What is right of no option any more, or can be given by nobody, may still be mended.
            right={rightAmong(question, extra) ?? extra.right}
            onChange={(right) => onChange({ ...extra, right })}
          />
        </fieldset>
      )}
    </section>
  );
};
