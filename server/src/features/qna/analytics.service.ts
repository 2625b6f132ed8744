import type { QnaLabel } from '@sets/shared/qna/qna.contract.ts';
import type { CountedQuestion } from '@sets/shared/qna/qna-analytics.ts';
import type { Actor } from '../../core/actor.ts';
import type { TopicRef } from '../module/module-access.ts';
import { mayModerate, type QnaAccess, readableQuestions } from './qna-access.ts';
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

type Given = Pick<StoredAnswer, 'questionid' | 'author' | 'at' | 'shownAt'>;

/** The answers of so many questions are read at a time. */
const atOnce = 500;

/** When all could see an answer. */
const timeOf = ({ at, shownAt }: Given): number => (shownAt ?? at).getTime();

/** When somebody else than the asker answered first; null where nobody has. */
const firstOf = ({ author }: QuestionRecord, answers: readonly Given[]): number | null => {
  const times = answers.filter((each) => each.author === null || each.author !== author);
  return times.length === 0 ? null : Math.min(...times.map(timeOf));
};

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
    const asked = await this.#questions(ref);
    const answers = await this.#answers(asked.map(({ _id }) => _id));
    const byQuestion = Map.groupBy(answers, ({ questionid }) => questionid);
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
        answeredAt: firstOf(each, byQuestion.get(each._id) ?? []),
        labels: each.labels,
        isAccepted: each.accepted !== null,
      })),
      answeredAt: answers.map(timeOf),
    };
  }

  async #questions({ moduleid, topicid }: TopicRef): Promise<QuestionRecord[]> {
    const stored = await this.#tools.models.questions
      .find({ moduleid, topicid, listed: true })
      .sort({ at: 1, _id: 1 })
      .lean<StoredQuestion[]>();
    return readableQuestions(stored);
  }

  async #answers(questionids: readonly string[]): Promise<Given[]> {
    const found: Given[] = [];
    for (let from = 0; from < questionids.length; from += atOnce) {
      const some = questionids.slice(from, from + atOnce);
      const answers = await this.#tools.models.answers
        .find({ questionid: { $in: some }, state: 'shown' })
        .select({ questionid: 1, author: 1, at: 1, shownAt: 1 })
        .lean<Given[]>();
      found.push(...answers);
    }
    return found;
  }
}
