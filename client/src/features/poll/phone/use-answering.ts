import type { ChoiceQuestion } from '@sets/shared/poll/poll.contract.ts';
import type { PollPhoneView } from '@sets/shared/poll/poll.live.ts';
import { slotOf } from '@sets/shared/poll/poll.slot.ts';
import type { PhoneViewProps } from '../../../live/phone-view.ts';
import { type Given, givenAnswer, sameChoices } from './poll-phone-view.ts';
import { useDraft } from './use-draft.ts';

export interface Answering {
  readonly given: Given;
  /** Ids of the options that are marked: the draft while several may be chosen, else what was given. */
  readonly chosen: readonly string[];
  /** Whether what is marked differs from what was given. */
  readonly changed: boolean;
  /** A tap on an option: sends it, or only marks it where several may be chosen. */
  readonly tap: (option: string) => void;
  /** Sends what is marked. */
  readonly send: () => void;
}

const toggled = (choices: readonly string[], option: string): readonly string[] =>
  choices.includes(option) ? choices.filter((each) => each !== option) : [...choices, option];

/** The person's answer to the question that is on. */
export const useAnswering = (
  props: PhoneViewProps,
  view: PollPhoneView,
  { multiple }: ChoiceQuestion,
): Answering => {
  const slot = slotOf(view);
  const given = givenAnswer(props.sheet, slot, view.phase === 'closed');
  const draft = useDraft(props.notes, slot, given.choices);
  const chosen = multiple && view.phase === 'open' ? draft.choices : given.choices;

  const give = (choices: readonly string[]): void => {
    const isNew = !sameChoices(choices, given.choices) || given.refused !== null;
    if (isNew && choices.length > 0) props.answer(slot, { choices });
  };
  return {
    given,
    chosen,
    changed: !sameChoices(chosen, given.choices),
    tap: (option) => {
      if (multiple) draft.keep(toggled(draft.choices, option));
      else give([option]);
    },
    send: () => {
      give(chosen);
      draft.drop();
    },
  };
};
