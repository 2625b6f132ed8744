import { acceptPresented } from './presented.answer.ts';
import {
  afterPresentedDeadline,
  applyPresented,
  closesEarly,
  finishPresented,
} from './presented.commands.ts';
import { personalOf } from './presented.personal.ts';
import { presentedTallyOf } from './presented.tallies.ts';
import { presentedView } from './presented.views.ts';
import { takesLate } from '../scoring/own-time.ts';
import { hasQuestion, placeOn, slotOf } from '../quiz.deck.ts';
import type { QuizMode } from '../quiz-mode.ts';
import { isTeamSlot } from '../teams/team-slot.ts';
import { openTeamSlots, teamSlot } from '../teams/teams.ts';

/** A quiz that is presented: one question after the other, to all at once. */
export const presentedMode: QuizMode = {
  apply: applyPresented,
  afterDeadline: afterPresentedDeadline,
  react: closesEarly,
  finish: finishPresented,
  atOwnTime: () => null,

  accept: acceptPresented,
  looksBack: (slot) => (isTeamSlot(slot) ? 'slot' : null),
  open: (state) => [
    ...(state.phase === 'open' ? [slotOf(placeOn(state))] : []),
    ...openTeamSlots(state),
  ],

  places: (state) => [placeOn(state)],
  firstSlot: slotOf,
  laterRounds: () => [],

  position: (state) => (hasQuestion(state) ? state.at + 1 : null),
  shown: (state) => {
    if (hasQuestion(state)) return [slotOf(placeOn(state))];
    // Before the first question the teams fill.
    return state.phase === 'lobby' ? openTeamSlots(state) : [];
  },
  lobby: (state) => (state.phase === 'lobby' ? { beside: teamSlot(state) } : null),
  extraTime: takesLate,
  view: presentedView,
  tally: presentedTallyOf,
  personal: personalOf,
  outcomes: (definition, state, own) => personalOf(definition, state, own).all ?? [],
};
