import { practiceLimits, type PracticeDesk } from '@sets/shared/practice/practice.contract.ts';
import type { Actor } from '../../core/actor.ts';
import { AppError } from '../../core/app-error.ts';
import { cardsOf } from './practice-quizzes.ts';
import type { PracticeTools } from './practice.service.ts';

/** How many have answered a question, and how many of them have missed it. */
interface Missed {
  readonly answered: number;
  readonly missed: number;
}

const noSuchQuiz = (): AppError =>
  new AppError('NOT_FOUND', 'There is no such quiz in this space. Was it deleted?');

const keyOf = (quizid: string, questionid: string): string => `${quizid}:${questionid}`;

/** In whole tenths. */
const tenths = (share: number): number => Math.round(share * 10) / 10;

/** What whoever moderates a space does about practice, and what they are told of it: of many, never of one. */
export class PracticeDeskService {
  readonly #tools: PracticeTools;

  constructor(tools: PracticeTools) {
    this.#tools = tools;
  }

  /** @throws AppError NOT_FOUND, FORBIDDEN, NEWER_VERSION, UNREADABLE */
  async read(actor: Actor, moduleid: string): Promise<PracticeDesk> {
    const { spaces, quizzesIn, openings } = this.#tools;
    await spaces.moderated(actor, moduleid);
    const [quizzes, opened] = await Promise.all([quizzesIn(moduleid), openings.in(moduleid)]);
    const { people, byCard } = await this.#counted(moduleid);
    const cards = quizzes.flatMap(cardsOf).flatMap(({ quiz, quizid, questionid, question }) => {
      const told = byCard.get(keyOf(quizid, questionid));
      if (told === undefined || told.answered < practiceLimits.floor) return [];
      const share = tenths(told.missed / told.answered);
      return share === 0 ? [] : [{ quizid, quiz: quiz.title, text: question.text, share }];
    });
    return {
      quizzes: quizzes.map((quiz) => ({
        quizid: quiz.quizid,
        topicid: quiz.topicid,
        title: quiz.title,
        questions: cardsOf(quiz).length,
        open: opened.has(quiz.quizid),
      })),
      people: people < practiceLimits.floor ? null : people,
      missed: cards
        .toSorted((one, other) => other.share - one.share)
        .slice(0, practiceLimits.missedShown),
    };
  }

  /** Sent twice, it is done once. @throws AppError NOT_FOUND, FORBIDDEN */
  async setOpen(
    actor: Actor,
    { moduleid, quizid }: { moduleid: string; quizid: string },
    open: boolean,
  ): Promise<{ open: boolean }> {
    const { spaces, quizzesIn, quizOf, openings, clock } = this.#tools;
    await spaces.moderated(actor, moduleid);
    const quizzes = await quizzesIn(moduleid);
    if (!quizzes.some((quiz) => quiz.quizid === quizid)) {
      throw noSuchQuiz();
    }
    if (!open) {
      await openings.close(quizid, moduleid);
      return { open };
    }
    await openings.open(quizid, moduleid, actor.userid, clock.now());
    // Asked after it is kept: what is told of the space may be a moment old, and who deletes a quiz deletes this after it.
    if ((await quizOf(moduleid, quizid)) === null) {
      await openings.close(quizid, moduleid);
      throw noSuchQuiz();
    }
    return { open };
  }

  async #counted(moduleid: string) {
    let people = 0;
    const byCard = new Map<string, Missed>();
    for await (const { cards } of this.#tools.records.inSpace(moduleid)) {
      const practised = cards.filter(({ answers }) => answers > 0);
      if (practised.length > 0) people += 1;
      for (const { quizid, questionid, misses } of practised) {
        const key = keyOf(quizid, questionid);
        const { answered, missed } = byCard.get(key) ?? { answered: 0, missed: 0 };
        byCard.set(key, { answered: answered + 1, missed: missed + (misses > 0 ? 1 : 0) });
      }
    }
    return { people, byCard };
  }
}
