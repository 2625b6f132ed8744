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

interface AnalyticsTools {
  readonly access: QnaAccess;
  readonly models: Pick<QnaModels, 'questions' | 'answers'>;
}

/** What came of the questions of a topic, for those who moderate its space. */
export class QnaAnalyticsService {
  readonly #tools: AnalyticsTools;

  constructor(tools: AnalyticsTools) {
    this.#tools = tools;
  }

  /** @throws AppError NOT_FOUND, FORBIDDEN, NEWER_VERSION, UNREADABLE */
  async of(actor: Actor, ref: TopicRef): Promise<AnalysedTopic> {
    const seat = await this.#tools.access.topic(actor, ref);
    mayModerate(seat);
    const [asked, answeredAt] = await Promise.all([this.#questions(ref), this.#answeredAt(ref)]);
    return {
      moduleid: ref.moduleid,
      space: seat.module.content.title,
      topic: seat.topic.title,
      startDate: seat.module.content.startDate,
      labels: seat.space.labels,
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
      answeredAt,
    };
  }

  async #questions({ moduleid, topicid }: TopicRef): Promise<QuestionRecord[]> {
    const stored = await this.#tools.models.questions
      .find({ moduleid, topicid, listed: true })
      .sort({ at: 1, _id: 1 })
      .lean<StoredQuestion[]>();
    return readableQuestions(stored);
  }

  async #answeredAt({ moduleid, topicid }: TopicRef): Promise<number[]> {
    const answers = await this.#tools.models.answers
      .find({ moduleid, topicid, state: 'shown' })
      .select({ at: 1, shownAt: 1 })
      .lean<Pick<StoredAnswer, 'at' | 'shownAt'>[]>();
    return answers.map(({ at, shownAt }) => (shownAt ?? at).getTime());
  }
}
