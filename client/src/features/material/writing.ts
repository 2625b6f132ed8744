import {
  kindNamed,
  type Question,
  type QuestionKindName,
} from '@sets/shared/question/question-kinds.ts';
import { moved } from '../../core/moved.ts';
import { newId } from '../../core/new-id.ts';

/** How questions lie in a draft, each with what belongs to it. */
interface Places<Draft, Part> {
  /** The kinds that can be asked, in the order in which they are offered. */
  readonly kinds: readonly QuestionKindName[];
  /** So many questions are the most. */
  readonly most: number;
  readonly partsOf: (draft: Draft) => readonly Part[];
  readonly withParts: (draft: Draft, parts: Part[]) => Draft;
  readonly questionOf: (part: Part) => Question;
  /** The same with this question in place of its own, which it has become; `null` begins one. */
  readonly partOf: (question: Question, part: Part | null) => Part;
  /** The same again; what has an id gets a new one. */
  readonly copyOf: (part: Part) => Part;
}

/** What can be done with the questions of a draft. Every change gives a new one. */
export interface Writing<Draft> {
  readonly kinds: readonly QuestionKindName[];
  readonly most: number;
  questionsOf(this: void, draft: Draft): readonly Question[];
  add(this: void, draft: Draft, at: number, kind: QuestionKindName): Draft;
  duplicate(this: void, draft: Draft, at: number): Draft;
  remove(this: void, draft: Draft, at: number): Draft;
  move(this: void, draft: Draft, from: number, to: number): Draft;
  /** Puts a question into the place of the one with its id. */
  change(this: void, draft: Draft, question: Question): Draft;
  /** Those of these places alone. */
  only(this: void, draft: Draft, places: readonly number[]): Draft;
  /** The first question that differs, as it is now; null where none does. */
  firstChange(this: void, before: Draft, now: Draft): number | null;
  /** The same question is the same object in all of them: who goes back sees which one has changed. */
  sharing(this: void, drafts: readonly Draft[]): Draft[];
}

export const blankQuestion = (kind: QuestionKindName): Question => kindNamed(kind).blank(newId);

const firstChange = (before: readonly unknown[], now: readonly unknown[]): number | null => {
  const at = now.findIndex((part, index) => part !== before[index]);
  if (at >= 0) return at;
  return now.length < before.length ? now.length - 1 : null;
};

/** What can be done with a draft in which questions lie like this. */
export const writingOf = <Draft, Part extends object>(
  places: Places<Draft, Part>,
): Writing<Draft> => {
  const { kinds, most, partsOf, withParts, questionOf, partOf, copyOf } = places;
  const begun = (kind: QuestionKindName): Part => partOf(blankQuestion(kind), null);
  const isFull = (draft: Draft): boolean => partsOf(draft).length >= most;
  return {
    kinds,
    most,
    questionsOf: (draft) => partsOf(draft).map(questionOf),
    add: (draft, at, kind) =>
      isFull(draft) ? draft : withParts(draft, partsOf(draft).toSpliced(at, 0, begun(kind))),
    duplicate: (draft, at) => {
      const parts = partsOf(draft);
      const part = parts[at];
      if (part === undefined || isFull(draft)) return draft;
      return withParts(draft, parts.toSpliced(at + 1, 0, copyOf(part)));
    },
    // The last question is emptied rather than removed: there is at least one.
    remove: (draft, at) => {
      const parts = partsOf(draft);
      const [first] = parts;
      const isLast = first !== undefined && parts.length === 1;
      const left = isLast ? [begun(questionOf(first).kind)] : parts.toSpliced(at, 1);
      return withParts(draft, left);
    },
    move: (draft, from, to) => withParts(draft, moved(partsOf(draft), from, to)),
    change: (draft, question) =>
      withParts(
        draft,
        partsOf(draft).map((part) =>
          questionOf(part).id === question.id ? partOf(question, part) : part,
        ),
      ),
    only: (draft, wanted) => {
      const parts = partsOf(draft);
      return withParts(
        draft,
        wanted.flatMap((at) => parts[at] ?? []),
      );
    },
    firstChange: (before, now) => firstChange(partsOf(before), partsOf(now)),
    sharing: (drafts) => {
      const known = new Map<string, Part>();
      const shared = (part: Part): Part => {
        const key = JSON.stringify(part);
        const found = known.get(key) ?? part;
        known.set(key, found);
        return found;
      };
      return drafts.map((draft) => withParts(draft, partsOf(draft).map(shared)));
    },
  };
};
