import { limits } from '@sets/shared/core/limits.ts';
import type { QuestionKindName } from '@sets/shared/question/question-kinds.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { type DraftFault, isBlankDraft } from './poll-draft-check.ts';
import {
  addQuestion,
  duplicateQuestion,
  moveQuestion,
  type PollDraft,
  removeQuestion,
} from './poll-draft.ts';
import type { Shown } from './use-steps.ts';

export interface QuestionsOptions {
  readonly draft: PollDraft;
  readonly faults: readonly DraftFault[];
  /** How often it was to be presented while something was missing. */
  readonly checked: number;
  /** The question that a step back or on has changed, or that is asked for. */
  readonly shown: Shown | null;
  readonly onEdit: (change: (draft: PollDraft) => PollDraft) => void;
}

/** Alt with Page Up or Page Down: to the question before, or after. */
const usePaging = (onStep: (step: 1 | -1) => void): void => {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const step = ({ PageUp: -1, PageDown: 1 } as const)[event.key];
    if (!event.altKey || step === undefined || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    onStep(step);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
};

/** Which question is being written, and what is done to the list around it. */
export const useQuestions = ({ draft, faults, checked, shown, onEdit }: QuestionsOptions) => {
  const [selected, setSelected] = useState(0);
  const [isFresh, setFresh] = useState(() => isBlankDraft(draft));
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  /** The draft from which a question was just deleted: nothing has been done since. */
  const [removed, setRemoved] = useState<PollDraft | null>(null);
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
  const [lastShown, setLastShown] = useState(shown);
  if (shown !== lastShown) {
    setLastShown(shown);
    // Who reads the question already goes on where they are.
    if (shown !== null) {
      const isHere = shown.question === at && shown.isAsked !== true;
      go(shown.question, isHere ? 'known' : 'fresh');
    }
  }
  usePaging((step) => {
    const to = at + step;
    if (to >= 0 && to < draft.questions.length) go(to, 'fresh');
  });
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
      const without = removeQuestion(draft, at);
      setRemoved(without);
      go(at, 'known');
      onEdit(() => without);
    },
    hasRemoved: removed === draft,
  };
};
