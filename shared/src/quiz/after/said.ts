import type { AcceptedAnswer } from '../../live/activity.ts';
import { type AnswerValue, kindOf, type Question } from '../../question/question-kinds.ts';
import type { QuizDefinition } from '../quiz.contract.ts';
import { isStep } from '../alone/alone.answer.ts';
import { placeIn } from '../alone/alone.slot.ts';
import { itemAt } from '../quiz.deck.ts';
import type { QuizState, QuizAnswer } from '../quiz.live.ts';
import type { QuizSum } from '../scoring/quiz.counting.ts';
import { countedOf } from '../scoring/quiz.results.ts';

/** Something that was answered to a question, by one or by many. */
export interface SaidOnce {
  /** In words. */
  readonly text: string;
  /** An answer that says it. */
  readonly value: AnswerValue;
  readonly by: Set<string>;
}

/** What was said to each question, by its place: each thing once. */
export type Said = ReadonlyMap<number, ReadonlyMap<string, SaidOnce>>;

/** What tells one answer from another: of what is chosen the choice, of what is typed its letters. */
const keyOf = (question: Question, value: AnswerValue, text: string): string =>
  kindOf(question).choosing === undefined ? text.toLowerCase() : JSON.stringify(value);

/** Collects what was said: of each person and question the answer that counts. */
export class SaidInRun {
  readonly #definition: QuizDefinition;
  readonly #slotsOf: (participant: string) => (place: number) => string;
  readonly #said = new Map<number, Map<string, SaidOnce>>();

  constructor(definition: QuizDefinition, state: QuizState, sum: QuizSum) {
    this.#definition = definition;
    const known = new Map<string, (place: number) => string>();
    this.#slotsOf = (participant) => {
      const own = known.get(participant) ?? countedOf(definition, state, sum, participant).slotAt;
      known.set(participant, own);
      return own;
    };
  }

  add({
    participant,
    slot,
    value,
  }: Pick<AcceptedAnswer<QuizAnswer>, 'participant' | 'slot' | 'value'>) {
    const place = placeIn(slot);
    const question = place === null ? undefined : itemAt(this.#definition, place)?.question;
    const { answer } = value;
    if (place === null || question === undefined || isStep(answer)) return;
    if (this.#slotsOf(participant)(place) !== slot) return;
    const text = kindOf(question).inWords(question, answer).join(', ');
    const all = this.#said.get(place) ?? new Map<string, SaidOnce>();
    this.#said.set(place, all);
    const key = keyOf(question, answer, text);
    const said = all.get(key) ?? { text, value: answer, by: new Set<string>() };
    all.set(key, said);
    said.by.add(participant);
  }

  all(): Said {
    return this.#said;
  }
}
