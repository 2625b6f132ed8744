import type { Question } from '@sets/shared/question/question-kinds.ts';
import { Button } from '../../../ui/button.tsx';
import { formParts } from '../../question/kind-parts.ts';
import { isBlank } from '../draft-check.ts';
import { editorMessages as words } from '../editor.messages.ts';
import type { AnyDraft } from '../material.ts';
import { type QuestionsOptions, useQuestions } from '../use-questions.ts';
import type { BodyParts } from './editor-parts.ts';
import { QuestionRail } from './question-rail.tsx';
import { QuestionTools } from './question-tools.tsx';

interface EditorBodyProps<Draft extends AnyDraft> extends QuestionsOptions<Draft> {
  readonly parts: BodyParts<Draft>;
  /** What this part of the page is called for those who hear it. */
  readonly label: string;
  readonly onUndo: () => void;
  /** Leads to where questions are made of a text. */
  readonly onFromText?: () => void;
}

/** A question was deleted just now. */
const Removed = ({ onUndo }: { readonly onUndo: () => void }) => (
  <output className="flex items-center justify-between gap-2 text-sm text-ink-soft">
    {words.removed}
    <Button size="small" onClick={onUndo}>
      {words.undo}
    </Button>
  </output>
);

interface WrittenProps<Draft extends AnyDraft> extends Pick<
  EditorBodyProps<Draft>,
  'writing' | 'draft' | 'onEdit' | 'parts'
> {
  readonly question: Question;
  readonly isFresh: boolean;
  readonly lacks: readonly string[];
}

/** The question as it is written. Kinds that write what is right together with it change both in one step. */
const Written = <Draft extends AnyDraft>(props: WrittenProps<Draft>) => {
  const { writing, draft, onEdit, parts, question, isFresh, lacks } = props;
  const { Form } = formParts(question.kind);
  const { rightOf, withRight } = parts;
  return (
    <Form
      {...{ question, isFresh, lacks }}
      right={rightOf(draft, question)}
      onChange={(changed, right) =>
        onEdit((each) => {
          const next = writing.change(each, changed);
          return right === undefined ? next : withRight(next, changed.id, right);
        })
      }
    />
  );
};

export const EditorBody = <Draft extends AnyDraft>(props: EditorBodyProps<Draft>) => {
  const { writing, draft, onEdit, label } = props;
  const { Offer, Extras, Preview, Settings } = props.parts;
  const questions = writing.questionsOf(draft);
  const { at, isFresh, left, select, move, add, duplicate, remove, hasRemoved } =
    useQuestions(props);
  // Nothing is wrong with what somebody is about to write, until it is to be presented.
  const faults = props.faults.filter(({ question: index }) => {
    const written = questions[index];
    if (props.checked > 0 || written === undefined) return true;
    return left.has(written.id) && !isBlank(written);
  });
  const question = questions[at];
  if (question === undefined) return null;
  const { name } = formParts(question.kind);
  const lacks = faults.filter((fault) => fault.question === at).map((fault) => fault.lacks);
  return (
    <main
      aria-label={label}
      className="mx-auto grid w-full max-w-[90rem] grid-cols-1 items-start gap-x-10 gap-y-6 px-4 py-6 lg:grid-cols-[13rem_minmax(0,1fr)_22rem] lg:px-8 lg:py-8"
    >
      <div className="grid min-w-0 grid-cols-1 gap-3 lg:sticky lg:top-24">
        <QuestionRail
          kinds={writing.kinds}
          most={writing.most}
          questions={questions}
          current={at}
          incomplete={new Set(faults.map((fault) => fault.question))}
          onSelect={select}
          onMove={move}
          onAdd={add}
          onFromText={props.onFromText}
        />
        {hasRemoved && <Removed onUndo={props.onUndo} />}
      </div>
      <div className="grid min-w-0 grid-cols-1 gap-6">
        {Offer !== undefined && <Offer draft={draft} onEdit={onEdit} />}
        <QuestionTools
          at={at}
          kind={name}
          of={questions.length}
          isFull={questions.length >= writing.most}
          onMove={(to) => move(at, to)}
          onDuplicate={duplicate}
          onRemove={remove}
        />
        <Written
          // Where something is missing, the cursor goes there, wherever it was.
          key={`${question.id} ${props.checked}`}
          {...{ writing, draft, onEdit, question, isFresh, lacks }}
          parts={props.parts}
        />
        <Extras {...{ question, at, lacks, draft, onEdit }} />
      </div>
      <aside className="grid min-w-0 grid-cols-1 gap-8 lg:sticky lg:top-24">
        <Preview draft={draft} at={at} />
        <Settings draft={draft} onEdit={onEdit} />
      </aside>
    </main>
  );
};
