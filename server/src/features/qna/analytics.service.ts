import type { TopicRef } from '@sets/shared/module/module.contract.ts';
import type { QnaLabel } from '@sets/shared/qna/qna.contract.ts';
import type { CountedQuestion } from '@sets/shared/qna/qna-analytics.ts';
import type { Actor } from '../../core/actor.ts';
import { mayModerate, type QnaAccess, readableQuestions } from './qna-access.service.ts';
import type { QnaModels } from './qna.model.ts';
import type { QuestionRecord, StoredAnswer, StoredQuestion } from './qna-records.ts';

/** A question of a topic, as it counts and as a table names it; not who asked it. */
export interface AnalysedQuestion extends CountedQuestion {
  readonly questionid: string;
  readonly title: string;
  readonly isAccepted: boolean;
}

/** The questions of a topic that all see, oldest first. */
export interface AnalysedTopic {
  readonly moduleid: string;
  readonly space: string;
  readonly topic: string;
  /** As `2026-10-12`; '' where the space has none. */
  readonly startDate: string;
  readonly labels: readonly QnaLabel[];
  readonly questions: readonly AnalysedQuestion[];
  /** When each answer that all see came. */
  readonly answeredAt: readonly number[];
}

type Counted = Pick<AnalysedTopic, 'questions' | 'answeredAt'>;

interface AnalyticsTools {
  readonly access: QnaAccess;
  readonly models: Pick<QnaModels, 'questions' | 'answers'>;
}

/** What came of the questions of a topic, for those who moderate its space. */
export class QnaAnalyticsService {
  readonly #tools: AnalyticsTools;
  /** What is being read, by topic: whoever comes meanwhile waits for it too. */
  readonly #reading = new Map<string, Promise<Counted>>();

  constructor(tools: AnalyticsTools) {
    this.#tools = tools;
  }

  /** @throws AppError NOT_FOUND, FORBIDDEN, NEWER_VERSION, UNREADABLE */
  async of(actor: Actor, ref: TopicRef): Promise<AnalysedTopic> {
    const seat = await this.#tools.access.topic(actor, ref);
    mayModerate(seat);
    return {
      moduleid: ref.moduleid,
      space: seat.module.content.title,
      topic: seat.topic.title,
      startDate: seat.module.content.startDate,
      labels: seat.space.labels,
      ...(await this.#once(ref)),
    };
  }

  #once(ref: TopicRef): Promise<Counted> {
    const key = JSON.stringify([ref.moduleid, ref.topicid]);
    const running = this.#reading.get(key);
    if (running !== undefined) return running;
    const counted = this.#count(ref).finally(() => this.#reading.delete(key));
    this.#reading.set(key, counted);
    return counted;
  }

  async #count(ref: TopicRef): Promise<Counted> {
    const [asked, answers] = await Promise.all([this.#questions(ref), this.#answers(ref)]);
    // What nobody sees of a question nobody sees of its answers either.
    const listed = new Set(asked.map(({ _id }) => _id));
    return {
      questions: asked.map((each) => ({
        questionid: each._id,
        title: each.content.title,
        at: each.at.getTime(),
        votes: each.votes,
        answers: each.answers,
        answeredAt: each.answeredAt?.getTime() ?? null,
        labels: each.labels,
        isAccepted: each.accepted !== null,
      })),
      answeredAt: answers
        .filter(({ questionid }) => listed.has(questionid))
        .map(({ at, shownAt }) => (shownAt ?? at).getTime()),
    };
  }

  async #questions({ moduleid, topicid }: TopicRef): Promise<QuestionRecord[]> {
    const stored = await this.#tools.models.questions
      .find({ moduleid, topicid, listed: true })
      .select({ content: 1, at: 1, votes: 1, answers: 1, answeredAt: 1, labels: 1, accepted: 1 })
      .sort({ at: 1, _id: 1 })
      .lean<StoredQuestion[]>();
    return readableQuestions(stored);
  }

  async #answers({ moduleid, topicid }: TopicRef) {
    return this.#tools.models.answers
      .find({ moduleid, topicid, state: 'shown' })
      .select({ _id: 0, questionid: 1, at: 1, shownAt: 1 })
      .lean<Pick<StoredAnswer, 'questionid' | 'at' | 'shownAt'>[]>();
  }
}
