import type { QnaQuestion, QuestionPage } from '@sets/shared/qna/qna.contract.ts';

/** A page as it stays for who reads it, and how many questions are new in it. */
interface Kept {
  readonly page: QuestionPage;
  readonly more: number;
}

/** All questions of a page, those that are in no list first. */
export const allOf = ({ own, pinned, questions }: QuestionPage): readonly QnaQuestion[] => [
  ...own,
  ...pinned,
  ...questions,
];

/**
 * What is read does not jump: the questions stay where they are, with what is true of them now. What
 * others have asked since is counted; one's own comes at once, and what is gone is gone.
 */
export const keptInPlace = (shown: QuestionPage, fresh: QuestionPage): Kept => {
  const newest = new Map(allOf(fresh).map((each) => [each.questionid, each]));
  const known = new Set(allOf(shown).map(({ questionid }) => questionid));
  const latest = Math.max(0, ...allOf(shown).map(({ at }) => at));
  // What only moved up from behind the end of the list is not new.
  const isMore = ({ questionid, mine, at }: QnaQuestion): boolean =>
    !known.has(questionid) && !mine && (shown.next === null || at > latest);
  // Where the list goes on, what is not in it may have moved behind its end.
  const isThere = ({ questionid }: QnaQuestion): boolean =>
    newest.has(questionid) || fresh.next !== null;
  const asNow = (each: QnaQuestion): QnaQuestion => newest.get(each.questionid) ?? each;
  const own = fresh.own.filter((each) => !isMore(each));
  const unlisted = new Set(own.map(({ questionid }) => questionid));
  const mine = fresh.questions.filter((each) => each.mine && !known.has(each.questionid));
  const listed = [
    ...mine,
    ...shown.own.filter(({ questionid }) => newest.has(questionid)),
    ...shown.questions,
  ].filter(({ questionid }) => !unlisted.has(questionid));
  const page = {
    ...fresh,
    own,
    pinned: shown.pinned.filter(isThere).map(asNow),
    questions: listed.filter(isThere).map(asNow),
    next: shown.next,
  };
  return { page, more: allOf(fresh).filter(isMore).length };
};
