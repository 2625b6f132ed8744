import { type Day, dayIn, daysAfter, streakOf } from '@sets/shared/practice/day.ts';
import {
  practiceLimits,
  type PracticeCard,
  type PracticeJudged,
  type PracticeOverview,
} from '@sets/shared/practice/practice.contract.ts';
import type { MetCard, Practice } from '@sets/shared/practice/practice.migrations.ts';
import { interleaved, warmUpOf } from '@sets/shared/practice/warm-up.ts';
import { acceptAnswer } from '@sets/shared/question/question-kinds.ts';
import { seedOf, shuffled } from '@sets/shared/core/seeded.ts';
import type { Actor } from '../../core/actor.ts';
import { AppError } from '../../core/app-error.ts';
import type { Clock } from '../../core/clock.ts';
import type { ModuleAccess } from '../module/module-access.ts';
import type { Openings } from './openings.service.ts';
import { type Card, cardsOf, type PracticePorts, shareOf } from './practice-quizzes.ts';
import type { PracticeRecords } from './practice-records.service.ts';
import {
  type CardRef,
  countedBefore,
  isSame,
  outcomeOf,
  withAnswer,
  withPlayed,
} from './practising.ts';

export interface PracticeTools extends PracticePorts {
  readonly records: PracticeRecords;
  readonly openings: Openings;
  readonly spaces: Pick<ModuleAccess, 'read' | 'moderated'>;
  readonly clock: Pick<Clock, 'now'>;
}

/** A card, and what its person has done with it until now. */
interface OwnCard {
  readonly card: Card;
  readonly met: MetCard | null;
}

interface Answer extends CardRef {
  readonly attempt: string;
  readonly answer?: unknown;
  readonly zone?: string | undefined;
}

const utc = 'UTC';

const missing = (): AppError =>
  new AppError('NOT_FOUND', 'This question cannot be practised any more.');

/** No id holds a blank. */
const nameOf = ({ quizid, questionid }: CardRef): string => `${quizid} ${questionid}`;

/** The cards of these that somebody may practise: what was told to them, and what is open. */
const ownCards = (
  cards: readonly Card[],
  practice: Practice,
  opened: ReadonlySet<string>,
): OwnCard[] => {
  const known = new Map(practice.cards.map((each) => [nameOf(each), each]));
  return cards.flatMap((card) => {
    const met = known.get(nameOf(card)) ?? null;
    return opened.has(card.quizid) || met?.told === true ? [{ card, met }] : [];
  });
};

/** What was missed comes first, then what was never practised, then what was least. */
const rankOf = ({ met }: OwnCard): number => {
  if (met?.missing === true) return -1;
  return met?.answers ?? 0;
};

/** What somebody practises in a space: nobody else is told of it. */
export class PracticeService {
  readonly #tools: PracticeTools;

  constructor(tools: PracticeTools) {
    this.#tools = tools;
  }

  /** @throws AppError NOT_FOUND, CONFLICT, NEWER_VERSION, UNREADABLE */
  async overview(actor: Actor, moduleid: string, zone = utc): Promise<PracticeOverview> {
    const { practice, own, waiting } = await this.#deck(actor, moduleid, zone);
    const today = this.#today(zone);
    const days = own.flatMap(({ met }) => met?.memory?.due ?? []);
    const later = days.filter((due) => due > today).toSorted();
    return {
      due: days.length - later.length,
      tomorrow: later.filter((due) => due === daysAfter(today, 1)).length,
      next: later[0] ?? null,
      scheduled: days.length,
      streak: streakOf(practice.days, today),
      doneToday: practice.days.includes(today),
      quizzes: [...Map.groupBy(own, ({ card }) => card.quiz)].map(([quiz, cards]) => ({
        quizid: quiz.quizid,
        topicid: quiz.topicid,
        title: quiz.title,
        questions: cards.length,
        missed: cards.filter(({ met }) => met?.missing === true).length,
      })),
      waiting: new Set(waiting.map(({ card }) => card.quizid)).size,
    };
  }

  /** What is due, or of one quiz or topic what there is. @throws AppError as `overview` */
  async cards(
    actor: Actor,
    moduleid: string,
    {
      zone = utc,
      ...of
    }: { zone?: string | undefined; quizid?: string | undefined; topicid?: string | undefined },
  ): Promise<PracticeCard[]> {
    const { practice, own } = await this.#deck(actor, moduleid, zone);
    const isFree = of.quizid !== undefined || of.topicid !== undefined;
    const asked = isFree ? roundOf(own, practice, of) : dueOf(own, this.#today(zone));
    return asked.map(({ card: { quiz, question }, met }) => ({
      quizid: quiz.quizid,
      topicid: quiz.topicid,
      quiz: quiz.title,
      question,
      missedOn: met?.missing === true ? met.missedOn : null,
    }));
  }

  /**
   * Counts an answer once, however often its attempt is sent; `answer` is null for who does not know.
   * @throws AppError as `overview`; WRONG_PHASE while a run of the quiz is under way; BAD_REQUEST
   */
  async answer(actor: Actor, moduleid: string, given: Answer): Promise<PracticeJudged> {
    const { attempt, quizid, zone = utc } = given;
    const { userid } = actor;
    await this.#tools.spaces.read(actor, moduleid);
    const card = await this.#cardOf(userid, moduleid, given);
    if ((await this.#tools.underWay([quizid])).has(quizid)) {
      const msg = 'This quiz is on right now. Its questions come back when it is over.';
      throw new AppError('WRONG_PHASE', msg);
    }
    const share = given.answer === null ? null : judged(card, given.answer);
    const today = this.#today(zone);
    const practice = await this.#tools.records.change(userid, moduleid, (stored) =>
      withAnswer(stored, card, { attempt, share, today }),
    );
    const counted = countedBefore(practice, card, attempt);
    const worth = counted === null ? share : counted.share;
    const met = practice.cards.find((each) => isSame(each, card));
    return {
      outcome: outcomeOf(worth),
      share: worth ?? 0,
      right: card.right,
      explanation: card.explanation,
      due: met?.memory?.due ?? null,
      streak: streakOf(practice.days, today),
    };
  }

  #today(zone: string): Day {
    return dayIn(zone, this.#tools.clock.now());
  }

  /** All that somebody may practise now, and what waits until a run is over. */
  async #deck(actor: Actor, moduleid: string, zone: string) {
    const { spaces, quizzesIn, openings, underWay } = this.#tools;
    await spaces.read(actor, moduleid);
    const [practice, quizzes, opened] = await Promise.all([
      this.#withPlayed(actor.userid, moduleid, zone),
      quizzesIn(moduleid),
      openings.in(moduleid),
    ]);
    const all = ownCards(quizzes.flatMap(cardsOf), practice, opened);
    const busy = await underWay([...new Set(all.map(({ card }) => card.quizid))]);
    return {
      practice,
      own: all.filter(({ card }) => !busy.has(card.quizid)),
      waiting: all.filter(({ card }) => busy.has(card.quizid)),
    };
  }

  /** With what was played since somebody looked last. */
  async #withPlayed(userid: string, moduleid: string, zone: string): Promise<Practice> {
    const { records, playedIn } = this.#tools;
    const practice = await records.of(userid, moduleid);
    const played = await playedIn(userid, moduleid, practice.runs);
    if (played.length === 0) return practice;
    return records.change(userid, moduleid, (stored) =>
      withPlayed(stored, played, (at) => dayIn(zone, at)),
    );
  }

  /** @throws AppError NOT_FOUND where they may not practise it */
  async #cardOf(userid: string, moduleid: string, ref: CardRef): Promise<Card> {
    const { quizOf, openings, records } = this.#tools;
    const quiz = await quizOf(moduleid, ref.quizid);
    const card = quiz === null ? undefined : cardsOf(quiz).find((each) => isSame(each, ref));
    if (card === undefined) throw missing();
    const opened = await openings.in(moduleid);
    const practice = await records.of(userid, moduleid);
    if (ownCards([card], practice, opened).length === 0) throw missing();
    return card;
  }
}

/** Which part of what is right it has. @throws AppError BAD_REQUEST where it is no answer to that question */
const judged = (card: Card, answer: unknown): number => {
  const accepted = acceptAnswer(card.question, answer);
  if (!accepted.ok) throw new AppError(accepted.error.code, accepted.error.msg);
  return shareOf(card, accepted.value);
};

/** The warm-up of a day. */
const dueOf = (own: readonly OwnCard[], today: Day): OwnCard[] => {
  const scheduled = own.flatMap(({ card, met }) => {
    if (met === null || met.memory === null) return [];
    const { missedOn, memory } = met;
    return [{ card, met, missedOn, due: memory.due }];
  });
  const topicOf = ({ card }: OwnCard): string => card.quiz.topicid;
  return warmUpOf(scheduled, { today, most: practiceLimits.warmUp, topicOf });
};

/** A round of free practice: in another order each time, so that nobody learns by the order. */
const roundOf = (
  own: readonly OwnCard[],
  { attempts }: Practice,
  { quizid, topicid }: { quizid?: string | undefined; topicid?: string | undefined },
): OwnCard[] => {
  const wanted = own.filter(
    ({ card }) =>
      (quizid === undefined || card.quizid === quizid) &&
      (topicid === undefined || card.quiz.topicid === topicid),
  );
  const mixed = shuffled(wanted, seedOf(attempts.at(-1)?.attempt ?? ''));
  const first = mixed.toSorted((one, other) => rankOf(one) - rankOf(other));
  return interleaved(first.slice(0, practiceLimits.round), ({ card }) => card.quizid);
};
