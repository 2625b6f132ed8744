import { kindOf } from '@sets/shared/question/question-kinds.ts';
import { boardRows, type QuizTally, showsBoard } from '@sets/shared/quiz/quiz.tallies.ts';
import type { QuizHostView, QuizScreenView } from '@sets/shared/quiz/quiz.views.ts';

/** What the projector is told when the host is told this. */
export const asScreenView = ({
  items: _items,
  order: _order,
  told: _told,
  voidedAll: _voidedAll,
  ...seen
}: QuizHostView): QuizScreenView => seen;

/** The same of the counts: before it is told what is right it knows how many have answered. */
export const asScreenTally = (tally: QuizTally | null, view: QuizHostView): QuizTally | null => {
  if (tally === null) return null;
  const { counts, hits, board, teams, ...told } = tally;
  const asked = view.phase === 'revealed' ? view.current : null;
  const shown = board !== null && showsBoard(view) ? board.slice(0, boardRows) : null;
  const last = shown?.[boardRows - 1]?.place;
  const beyond = shown === null ? [] : (board ?? []).slice(boardRows);
  const isSeen = asked !== null && counts !== null;
  return {
    ...told,
    still: null,
    counts: isSeen ? (kindOf(asked).forScreen?.(counts) ?? counts) : null,
    hits: asked === null ? null : hits,
    alone: told.alone && { ...told.alone, questions: [] },
    board: shown,
    tied: beyond.filter(({ place }) => place === last).length,
    teams: showsBoard(view) ? teams : null,
  };
};
