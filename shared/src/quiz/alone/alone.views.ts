import type { Audience } from '../../live/run.ts';
import { isCounted } from './alone.commands.ts';
import type { AloneStanding } from './alone.standing.ts';
import type { QuizDefinition } from '../quiz.contract.ts';
import { itemAt } from '../quiz.deck.ts';
import type { AloneState } from '../quiz.live.ts';
import { nothingAsked, type QuizPhoneView, quizViewOf } from '../quiz.views.ts';

const standingOf = (state: AloneState): AloneStanding => {
  const { chosenAt: _, shutAt: _shut, ...alone } = state.alone;
  return { ...alone, counted: isCounted(state) };
};

/** What everybody is asked who goes through it on their own: all of it, and nothing of what is right. */
const asksOf = (definition: QuizDefinition, state: AloneState): QuizPhoneView['asks'] => {
  if (state.phase === 'lobby') return null;
  return state.order.flatMap((at) => {
    const item = itemAt(definition, at);
    const voided = state.voided.includes(at);
    return item === undefined
      ? []
      : [{ place: at, points: item.points, voided, question: item.question }];
  });
};

/** What an audience sees of a quiz that people go through on their own: what is right each is told alone. */
export const aloneView = (audience: Audience, definition: QuizDefinition, state: AloneState) =>
  quizViewOf(audience, definition, state, {
    // Until when it is open says `alone`: nobody's time is counted down.
    seen: { deadline: null, alone: standingOf(state), ...nothingAsked },
    onPhones: () => ({ next: null, rights: null, asks: asksOf(definition, state) }),
  });
