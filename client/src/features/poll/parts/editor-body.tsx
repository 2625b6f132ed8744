import { limits } from '@sets/shared/core/limits.ts';
import type { QuestionKindName } from '@sets/shared/question/question-kinds.ts';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { formParts } from '../../question/form-parts.ts';
import { type DraftFault, isBlank, isBlankDraft } from '../poll-draft-check.ts';
import {
  addQuestion,
  changeQuestion,
  duplicateQuestion,
  moveQuestion,
  type PollDraft,
  removeQuestion,
} from '../poll-draft.ts';
import { editorMessages as words } from '../poll-editor.messages.ts';
import { PollSettings } from './poll-settings.tsx';
import { QuestionRail } from './question-rail.tsx';
import { QuestionTools } from './question-tools.tsx';
import { ScreenPreview } from './screen-preview.tsx';

interface EditorBodyProps {
  readonly draft: PollDraft;
  readonly faults: readonly DraftFault[];
  /** How often it was to be presented while something was missing. */
  readonly checked: number;
  readonly onEdit: (change: (draft: PollDraft) => PollDraft) => void;
}

/** Which question is being written, and what is done to the list around it. */
const useQuestions = ({ draft, faults, checked, onEdit }: EditorBodyProps) => {
  const [selected, setSelected] = useState(0);
  const [isFresh, setFresh] = useState(() => isBlankDraft(draft));
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [beforeRemoval, setBeforeRemoval] = useState<PollDraft['questions'] | null>(null);
  const at = Math.min(selected, draft.questions.length - 1);
  const go = (to: number, how: 'fresh' | 'known'): void => {
    const writing = draft.questions[at]?.id;
    if (to !== at && writing !== undefined) setLeft((before) => new Set([...before, writing]));
    setSelected(to);
    setFresh(how === 'fresh');
  };
  const [lastCheck, setLastCheck] = useState(checked);
  if (checked !== lastCheck) {
    setLastCheck(checked);
    const [first] = faults;
    if (first !== undefined) go(first.question, 'fresh');
  }
  return {
    at,
    /** The question that is written has just been added: the next key is for its text. */
    isFresh,
    /** The ids of questions that somebody has written at and gone on from. */
    left,
    select: (to: number): void => go(to, 'known'),
    move: (from: number, to: number): void => {
      if (to < 0 || to >= draft.questions.length) return;
      onEdit((each) => moveQuestion(each, from, to));
      go(to, 'known');
    },
    add: (kind: QuestionKindName): void => {
      onEdit((each) => addQuestion(each, each.questions.length, kind));
      go(draft.questions.length, 'fresh');
    },
    duplicate: (): void => {
      if (draft.questions.length >= limits.questionsPerPoll) return;
      onEdit((each) => duplicateQuestion(each, at));
      go(at + 1, 'fresh');
    },
    remove: (): void => {
      setBeforeRemoval(draft.questions);
      go(at, 'known');
      onEdit((each) => removeQuestion(each, at));
    },
    undoRemoval:
      beforeRemoval === null
        ? null
        : (): void => {
            onEdit((each) => ({ ...each, questions: beforeRemoval }));
            setBeforeRemoval(null);
          },
  };
};

export const EditorBody = (props: EditorBodyProps) => {
  const { draft, onEdit } = props;
  const questions = useQuestions(props);
  const { at, isFresh, left, select, move, add, duplicate, remove, undoRemoval } = questions;
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
    <main className="mx-auto grid w-full max-w-[90rem] grid-cols-1 items-start gap-x-10 gap-y-6 px-4 py-6 lg:grid-cols-[13rem_minmax(0,1fr)_22rem] lg:px-8 lg:py-8">
      <div className="grid min-w-0 grid-cols-1 gap-3 lg:sticky lg:top-24">
        <QuestionRail
          questions={draft.questions}
          current={at}
          incomplete={new Set(faults.map((fault) => fault.question))}
          onSelect={select}
          onMove={move}
          onAdd={add}
        />
        {undoRemoval !== null && (
          <output className="flex items-center justify-between gap-2 text-sm text-ink-soft">
            {words.removed}
            <Button size="small" onClick={undoRemoval}>
              {words.undo}
            </Button>
          </output>
        )}
      </div>
      <div className="grid min-w-0 grid-cols-1 gap-6">
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
      </div>
      <aside className="grid min-w-0 grid-cols-1 gap-8 lg:sticky lg:top-24">
        <ScreenPreview question={question} />
        <PollSettings draft={draft} onChange={onEdit} />
      </aside>
    </main>
  );
};
