import type { AcceptedAnswer } from '../../live/activity.ts';
import { kindOf, type Question } from '../../question/question-kinds.ts';
import type { QuizDefinition } from '../quiz.contract.ts';
import { isStep } from '../alone.answer.ts';
import { placeIn } from '../alone.slot.ts';
import { itemAt } from '../quiz.deck.ts';
import type { QuizAnswer } from '../quiz.live.ts';

/** Something that was answered to a question, by one or by many. */
export interface SaidOnce {
  /** In words. */
  readonly text: string;
  /** An answer that says it. */
  readonly value: QuizAnswer['answer'];
  readonly by: Set<string>;
}

/** What was said to each question, by its place: each thing once. */
export type Said = ReadonlyMap<number, ReadonlyMap<string, SaidOnce>>;

/** What tells one answer from another: of what is chosen the choice, of what is typed its letters. */
const keyOf = (question: Question, value: QuizAnswer['answer'], text: string): string =>
  kindOf(question).choosing === undefined ? text.toLowerCase() : JSON.stringify(value);

/** Collects what was said; of one person and question the last that comes counts. */
export class SaidInRun {
  readonly #definition: QuizDefinition;
  readonly #said = new Map<number, Map<string, SaidOnce>>();
  readonly #last = new Map<string, SaidOnce>();

  constructor(definition: QuizDefinition) {
    this.#definition = definition;
  }

  add({
    participant,
    slot,
    value,
  }: Pick<AcceptedAnswer<QuizAnswer>, 'participant' | 'slot' | 'value'>) {
    const place = placeIn(slot);
    const question = place === null ? undefined : itemAt(this.#definition, place)?.question;
    if (place === null || question === undefined || isStep(value.answer)) return;
    const text = kindOf(question).inWords(question, value.answer).join(', ');
    const all = this.#said.get(place) ?? new Map<string, SaidOnce>();
    this.#said.set(place, all);
    const key = keyOf(question, value.answer, text);
    const said = all.get(key) ?? { text, value: value.answer, by: new Set<string>() };
    all.set(key, said);
    const who = `${place} ${participant}`;
    this.#last.get(who)?.by.delete(participant);
    this.#last.set(who, said);
    said.by.add(participant);
  }

  /** What somebody said last, none of which nobody stands by any more. */
  all(): Said {
    return new Map(
      Array.from(this.#said, ([place, all]) => [
        place,
        new Map([...all].filter(([, { by }]) => by.size > 0)),
      ]),
    );
  }
}
