import { limits } from '@sets/shared/core/limits.ts';
import { Button } from '../../../ui/button.tsx';
import { formParts } from '../../question/kind-parts.ts';
import { isBlank } from '../poll-draft-check.ts';
import { changeQuestion } from '../poll-draft.ts';
import { editorMessages as words } from '../poll-editor.messages.ts';
import { TemplateOffer } from '../templates/template-offer.tsx';
import { type QuestionsOptions, useQuestions } from '../use-questions.ts';
import { PollSettings } from './poll-settings.tsx';
import { Preview } from './preview.tsx';
import { QuestionExtras } from './question-extras.tsx';
import { QuestionRail } from './question-rail.tsx';
import { QuestionTools } from './question-tools.tsx';

interface EditorBodyProps extends QuestionsOptions {
  readonly onUndo: () => void;
}

/** A question was deleted just now. */
const Removed = ({ onUndo }: Pick<EditorBodyProps, 'onUndo'>) => (
  <output className="flex items-center justify-between gap-2 text-sm text-ink-soft">
    {words.removed}
    <Button size="small" onClick={onUndo}>
      {words.undo}
    </Button>
  </output>
);

export const EditorBody = (props: EditorBodyProps) => {
  const { draft, onEdit } = props;
  const questions = useQuestions(props);
  const { at, isFresh, left, select, move, add, duplicate, remove, hasRemoved } = questions;
  // Nothing is wrong with what somebody is about to write, until it is to be presented.
  const faults = props.faults.filter(({ question: index }) => {
    const written = draft.questions[index];
    if (props.checked > 0 || written === undefined) return true;
    return left.has(written.id) && !isBlank(written);
  });
  const question = draft.questions[at];
  if (question === undefined) return null;
  const { Form } = formParts(question.kind);
  return (
    <main
      aria-label={words.writing}
      className="mx-auto grid w-full max-w-[90rem] grid-cols-1 items-start gap-x-10 gap-y-6 px-4 py-6 lg:grid-cols-[13rem_minmax(0,1fr)_22rem] lg:px-8 lg:py-8"
    >
      <div className="grid min-w-0 grid-cols-1 gap-3 lg:sticky lg:top-24">
        <QuestionRail
          questions={draft.questions}
          current={at}
          incomplete={new Set(faults.map((fault) => fault.question))}
          onSelect={select}
          onMove={move}
          onAdd={add}
        />
        {hasRemoved && <Removed onUndo={props.onUndo} />}
      </div>
      <div className="grid min-w-0 grid-cols-1 gap-6">
        <TemplateOffer draft={draft} onChoose={(template) => onEdit(() => template)} />
        <QuestionTools
          at={at}
          kind={formParts(question.kind).name}
          of={draft.questions.length}
          isFull={draft.questions.length >= limits.questionsPerPoll}
          onMove={(to) => move(at, to)}
          onDuplicate={duplicate}
          onRemove={remove}
        />
        <Form
          // Where something is missing, the cursor goes there, wherever it was.
          key={`${question.id} ${props.checked}`}
          question={question}
          isFresh={isFresh}
          lacks={faults.filter((fault) => fault.question === at).map((fault) => fault.lacks)}
          onChange={(changed) => onEdit((each) => changeQuestion(each, changed))}
        />
        <QuestionExtras question={question} draft={draft} onEdit={onEdit} />
      </div>
      <aside className="grid min-w-0 grid-cols-1 gap-8 lg:sticky lg:top-24">
        <Preview draft={draft} at={at} />
        <PollSettings draft={draft} onChange={onEdit} />
      </aside>
    </main>
  );
};
