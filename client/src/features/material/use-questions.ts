import type { QuestionKindName } from '@sets/shared/question/question-kinds.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { isBlankDraft } from './draft-check.ts';
import type { AnyDraft, DraftFault } from './material.ts';
import type { Shown } from './use-steps.ts';
import type { Writing } from './writing.ts';

export interface QuestionsOptions<Draft extends AnyDraft> {
  readonly writing: Writing<Draft>;
  readonly draft: Draft;
  readonly faults: readonly DraftFault[];
  /** How often it was to be presented while something was missing. */
  readonly checked: number;
  /** The question that a step back or on has changed, or that is asked for. */
  readonly shown: Shown | null;
  readonly onEdit: (change: (draft: Draft) => Draft) => void;
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

type Selecting = Pick<QuestionsOptions<AnyDraft>, 'faults' | 'checked' | 'shown'> & {
  /** Their ids, in their order. */
  readonly ids: readonly string[];
  /** Nobody has written anything yet. */
  readonly isBlank: boolean;
};

/** Which question is being written. */
const useSelected = ({ ids, isBlank, faults, checked, shown }: Selecting) => {
  const [selected, setSelected] = useState(0);
  const [isFresh, setFresh] = useState(isBlank);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const at = Math.min(selected, ids.length - 1);
  const go = (to: number, how: 'fresh' | 'known'): void => {
    const here = ids[at];
    if (to !== at && here !== undefined) setLeft((before) => new Set([...before, here]));
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
    if (to >= 0 && to < ids.length) go(to, 'fresh');
  });
  return { at, isFresh, left, go };
};

/** Which question is being written, and what is done to the list around it. */
export const useQuestions = <Draft extends AnyDraft>(options: QuestionsOptions<Draft>) => {
  const { writing, draft, onEdit } = options;
  const ids = writing.questionsOf(draft).map(({ id }) => id);
  const isBlank = isBlankDraft(writing, draft);
  const { at, isFresh, left, go } = useSelected({ ...options, ids, isBlank });
  /** The draft from which a question was just deleted: nothing has been done since. */
  const [removed, setRemoved] = useState<Draft | null>(null);
  return {
    at,
    /** The question that is written has just been added: the next key is for its text. */
    isFresh,
    /** The ids of questions that somebody has written at and gone on from. */
    left,
    select: (to: number): void => go(to, 'known'),
    move: (from: number, to: number): void => {
      if (to < 0 || to >= ids.length) return;
      onEdit((each) => writing.move(each, from, to));
      go(to, 'known');
    },
    add: (kind: QuestionKindName): void => {
      onEdit((each) => writing.add(each, writing.questionsOf(each).length, kind));
      go(ids.length, 'fresh');
    },
    duplicate: (): void => {
      if (ids.length >= writing.most) return;
      onEdit((each) => writing.duplicate(each, at));
      go(at + 1, 'fresh');
    },
    remove: (): void => {
      const without = writing.remove(draft, at);
      setRemoved(without);
      go(at, 'known');
      onEdit(() => without);
    },
    hasRemoved: removed === draft,
  };
};
