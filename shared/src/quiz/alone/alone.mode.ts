import { acceptAlone } from './alone.answer.ts';
import { afterAloneDeadline, aloneAtOwnTime, applyAlone, finishAlone } from './alone.commands.ts';
import { alonePersonalOf } from './alone.personal.ts';
import { readAloneSlot, slotIn } from './alone.slot.ts';
import { aloneShown, aloneTallyOf } from './alone.tallies.ts';
import { aloneView } from './alone.views.ts';
import type { AloneState } from '../quiz.live.ts';
import type { QuizMode } from '../quiz-mode.ts';

/** A quiz that everybody goes through on their own, in their own time and as often as they may. */
export const aloneMode: QuizMode = {
  apply: (_definition, state: AloneState, command, now) => applyAlone(state, command, now),
  afterDeadline: (_definition, state: AloneState) => afterAloneDeadline(state),
  react: () => null,
  finish: finishAlone,
  atOwnTime: aloneAtOwnTime,

  accept: acceptAlone,
  looksBack: () => 'own',
  open: ({ phase, order }) => (phase === 'open' ? order.map((place) => slotIn(1, place)) : []),

  places: ({ order }) => order,
  firstSlot: (place) => slotIn(1, place),
  laterRounds: (place, tallies) =>
    [...tallies.keys()]
      .flatMap((slot) => {
        const read = readAloneSlot(slot);
        return read?.place === place && read.attempt > 1 ? [{ slot, round: read.attempt }] : [];
      })
      .toSorted((one, other) => one.round - other.round),

  position: () => null,
  shown: aloneShown,
  lobby: () => null,
  extraTime: () => false,
  view: aloneView,
  tally: aloneTallyOf,
  personal: (definition, state: AloneState, { own }) => alonePersonalOf(definition, state, own),
  outcomes: (definition, state: AloneState, { own }) =>
    alonePersonalOf(definition, state, own).told?.all ?? [],
};
