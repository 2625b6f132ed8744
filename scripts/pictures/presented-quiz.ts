import { setTimeout as pause } from 'node:timers/promises';
import type { Slot } from '@sets/shared/live/activity.ts';
import { personalShelf } from '@sets/shared/material/material.contract.ts';
import type { Quiz } from '@sets/shared/quiz/quiz-made.contract.ts';
import type { QuizDefinition } from '@sets/shared/quiz/quiz.contract.ts';
import { slotOf } from '@sets/shared/quiz/quiz.deck.ts';
import type { QuizAnswer, QuizCommand } from '@sets/shared/quiz/quiz.live.ts';
import { quizName } from '@sets/shared/quiz/quiz.name.ts';
import type { QuizPhase } from '@sets/shared/quiz/quiz.standing.ts';
import type { QuizTally } from '@sets/shared/quiz/quiz.tallies.ts';
import type { QuizHostView, QuizPhoneView } from '@sets/shared/quiz/quiz.views.ts';
import { Connection } from '../load/connection.ts';
import { dataOf, Refused } from '../load/lecturer.ts';
import { Phone } from '../load/phone.ts';
import { type Plan, RoomHost, type Stepped } from '../load/room-host.ts';
import { within } from '../load/within.ts';
import type { Product } from './product.ts';

const secondsToMove = 20;

/** A quiz in a room, with its host, and people who play it under their names. */
export class PresentedQuiz extends RoomHost<QuizCommand, QuizHostView, QuizTally> {
  readonly quizid: string;
  readonly #port: number;
  readonly #phones: Phone<QuizPhoneView>[] = [];

  static async open(product: Product, quiz: QuizDefinition): Promise<PresentedQuiz> {
    const { token } = product.lecturer;
    const body = { ...quiz, ...personalShelf };
    const { quizid } = (await product.call('POST', '/api/quizzes', { token, body })) as Quiz;
    const port = Number(new URL(product.url).port);
    const connection = await Connection.open({ port, token });
    const ref = { activity: quizName, definitionId: quizid };
    const { room } = dataOf('room:open', await connection.request('room:open', ref));
    const plan = { port, token, activity: quizName, definitions: [quizid], room, connection };
    const presented = new PresentedQuiz(plan, quizid);
    await presented.begin();
    return presented;
  }

  private constructor(plan: Plan, quizid: string) {
    super(plan);
    this.quizid = quizid;
    this.#port = plan.port;
  }

  /** So they come in, in this order. */
  async people(names: readonly string[]): Promise<void> {
    for (const name of names) {
      const phone = new Phone<QuizPhoneView>({ port: this.#port });
      await phone.connect();
      dataOf('room:join', await phone.join(this.room.code));
      await phone.call(name);
      this.#phones.push(phone);
    }
  }

  /** Nobody presses as fast as this: what comes too soon comes again. */
  override async command(command: QuizCommand): Promise<Stepped> {
    try {
      return await super.command(command);
    } catch (error) {
      if (!(error instanceof Refused) || error.code !== 'RATE_LIMITED') throw error;
      await pause(error.retryInMs ?? 1_000);
      return this.command(command);
    }
  }

  /** The host's step, and every phone has seen what it did. */
  async step(command: QuizCommand, phase: QuizPhase): Promise<void> {
    const { version } = await this.command(command);
    const isSeen = this.seat.viewed((view, run) => view.phase === phase && run.version >= version);
    await within(secondsToMove * 1_000, `the quiz to be ${phase}`, isSeen);
    const late = (): boolean => this.#phones.some((phone) => phone.version < version);
    const until = Date.now() + secondsToMove * 1_000;
    while (late() && Date.now() < until) await pause(20);
    if (late()) throw new Error(`Not every phone saw that the quiz is ${phase}.`);
  }

  /** What is asked is closed: by the host now, or before by itself, once everybody had answered or the time was over. */
  async shut(): Promise<void> {
    try {
      await this.step({ type: 'close' }, 'closed');
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      // It closed in this moment.
      if (error.code === 'CONFLICT') return this.shut();
      if (error.code !== 'WRONG_PHASE') throw error;
    }
  }

  /** What is asked at this place is answered, one after the other in so many ms; null: this phone does not. */
  async answer(
    place: number,
    overMs: number,
    valueOf: (phone: number) => QuizAnswer['answer'] | null,
  ): Promise<void> {
    await this.say(slotOf(place), overMs, valueOf);
  }

  /** The same of any slot. */
  async say(
    slot: Slot,
    overMs: number,
    valueOf: (phone: number) => QuizAnswer['answer'] | null,
  ): Promise<void> {
    await Promise.all(
      this.#phones.map(async (phone, index) => {
        const answer = valueOf(index);
        if (answer === null) return;
        await pause((overMs * index) / this.#phones.length);
        const attempt = phone.book.write({ runId: phone.runId, slot }, { answer });
        const told = dataOf('answer:submit', await phone.submit(attempt)).answer;
        phone.book.acknowledge({ ...attempt, value: told.value }, told);
      }),
    );
  }

  override close(): void {
    for (const phone of this.#phones.splice(0)) phone.close();
    super.close();
  }
}
