import type { Audience } from '../../live/run.ts';
import { kindOf, type Question } from '../../question/question-kinds.ts';
import { pictureBeside } from '../../question/question-picture.ts';
import type { QuizDefinition } from '../quiz.contract.ts';
import { hasQuestion, isOver, itemAt, placeOn, rightAt } from '../quiz.deck.ts';
import type { QuizState } from '../quiz.live.ts';
import { nothingAsked, type QuizAskedView, quizViewOf } from '../quiz.views.ts';

const readingOf = (asks: Question, { reading: seconds }: QuizDefinition) => {
  const { kind, text } = asks;
  const picture = pictureBeside(asks);
  const options = kindOf(asks).choosing?.(asks).options.length ?? 0;
  return { kind, text, ...(picture !== null && { picture }), options, seconds };
};

/** What is right is told with the phase `revealed`, and never before. */
const askedOf = (definition: QuizDefinition, state: QuizState): QuizAskedView => {
  const at = placeOn(state);
  const item = itemAt(definition, at);
  if (!hasQuestion(state) || item === undefined) return nothingAsked;
  const { question: asks } = item;
  const isRead = state.phase === 'reading';
  const isTold = state.phase === 'revealed';
  return {
    place: at,
    reading: isRead ? readingOf(asks, definition) : null,
    current: isRead ? null : asks,
    openedAt: state.openedAt,
    points: item.points,
    voided: state.voided.includes(at),
    corrected: isTold && state.corrected.some((each) => each.place === at),
    right: isTold ? rightAt(definition, state, at) : null,
    explanation: isTold ? item.explanation : '',
  };
};

const nextKind = (definition: QuizDefinition, { order, at, phase }: QuizState): string | null => {
  const next = order[phase === 'lobby' || phase === 'reading' ? at : at + 1];
  const item = next === undefined ? undefined : itemAt(definition, next);
  return item?.question.kind ?? null;
};

/** What was right of every question that was told, in their order. */
const rightsTold = (definition: QuizDefinition, state: QuizState) =>
  state.told.flatMap((at) => {
    const what = rightAt(definition, state, at);
    return what === null ? [] : [{ place: at, right: what }];
  });

/** What an audience sees of a quiz that is presented. */
export const presentedView = (audience: Audience, definition: QuizDefinition, state: QuizState) =>
  quizViewOf(audience, definition, state, {
    seen: { deadline: state.deadline, alone: null, ...askedOf(definition, state) },
    onPhones: () => ({
      next: nextKind(definition, state),
      rights: isOver(state) ? rightsTold(definition, state) : null,
      asks: null,
    }),
  });
