import type { Tallies } from '../../live/activity.ts';
import { kindOf } from '../../question/question-kinds.ts';
import { isOfType } from '../../question/right.ts';
import { placeIn } from '../alone/alone.slot.ts';
import type { QuizDefinition } from '../quiz.contract.ts';
import { itemAt, rightAt } from '../quiz.deck.ts';
import type { QuizState } from '../quiz.live.ts';
import type { NeverChosen } from './never-chosen.contract.ts';
import { enough } from './question-figures.ts';

/** A run as it is looked at beside the others of its quiz. */
export interface RunOfQuiz {
  readonly definition: QuizDefinition;
  readonly state: QuizState;
  readonly tallies: Tallies;
}

/** What is known of a question over its runs: its options as they are called now, and how often each was chosen in all. */
interface Followed {
  text: string;
  runs: number;
  answered: number;
  readonly options: Map<string, { readonly text: string; readonly isRight: boolean }>;
  readonly chosen: Map<string, number>;
  readonly asked: Map<string, number>;
}

/** Of each question of a run that was told and counts: how many answered, and who chose what, in all its rounds. */
const follow = (
  { definition, state, tallies }: RunOfQuiz,
  place: number,
  known: Map<string, Followed>,
): void => {
  const item = itemAt(definition, place);
  const right = rightAt(definition, state, place);
  if (item === undefined || right === null || !isOfType('options', right)) return;
  const choosing = kindOf(item.question).choosing?.(item.question);
  const rounds = [...tallies].flatMap(([slot, tally]) => (placeIn(slot) === place ? [tally] : []));
  const answered = rounds.reduce((all, tally) => all + tally.answered, 0);
  if (choosing === undefined || answered === 0) return;
  const { id, text } = item.question;
  const own: Followed = known.get(id) ?? {
    text,
    runs: 0,
    answered: 0,
    options: new Map(),
    chosen: new Map(),
    asked: new Map(),
  };
  known.set(id, own);
  own.text = text;
  own.runs += 1;
  own.answered += answered;
  // As the newest run has them: what it has no more needs no better text.
  own.options.clear();
  for (const option of choosing.options) {
    own.options.set(option.id, { text: option.text, isRight: right.ids.includes(option.id) });
    const count = rounds.reduce((all, { counters }) => all + (counters[option.id] ?? 0), 0);
    own.chosen.set(option.id, (own.chosen.get(option.id) ?? 0) + count);
    own.asked.set(option.id, (own.asked.get(option.id) ?? 0) + answered);
  }
};

/**
 * What nobody has chosen over all these runs of a quiz, the oldest first, although it is wrong and stood
 * before enough people: questions and options are the same ones by their ids, whatever their texts became.
 */
export const neverChosen = (runs: readonly RunOfQuiz[]): NeverChosen[] => {
  const known = new Map<string, Followed>();
  for (const run of runs) {
    for (const place of run.state.told) {
      if (!run.state.voided.includes(place)) follow(run, place, known);
    }
  }
  return [...known].flatMap(([id, { text, runs: many, answered, options, chosen, asked }]) => {
    const unchosen = [...options].flatMap(([option, { text: said, isRight }]) =>
      !isRight && chosen.get(option) === 0 && (asked.get(option) ?? 0) >= enough.people
        ? [said]
        : [],
    );
    return unchosen.length === 0 ? [] : [{ id, text, runs: many, answered, unchosen }];
  });
};
