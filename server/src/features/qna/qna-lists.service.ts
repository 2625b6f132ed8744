import type { TopicRef } from '@sets/shared/module/module.contract.ts';
import { type QuestionOrder, qnaLimits } from '@sets/shared/qna/qna.contract.ts';
import type { Model, QueryFilter } from 'mongoose';
import { after, cutPage, readPlace } from '../../core/place-in-list.ts';
import { afterVotes, readPlaceByVotes, writePlaceByVotes } from './place-by-votes.ts';
import type { QnaModels } from './qna.model.ts';
import {
  idOfLabel,
  type LogRecord,
  type QueueRecord,
  type StoredAnswer,
  type StoredQuestion,
} from './qna-records.ts';

export interface Page<Item> {
  readonly items: Item[];
  readonly next: string | null;
}

interface Listing extends TopicRef {
  readonly order: QuestionOrder;
  readonly label: string | undefined;
  readonly before: string | undefined;
}

type IndexKey = Readonly<Record<string, 1 | -1>>;

interface Placed {
  readonly _id: string;
  readonly at: Date;
}

const newestFirst = { at: -1, _id: -1 } as const;
const mostVotesFirst = { votes: -1, ...newestFirst } as const;

/** So many are found by their label and put in order: counts of labels go one further. */
const mostSorted = qnaLimits.labelled - 1;

/** The index that has all questions of a topic in this order. */
const topicIndex = { moduleid: 1, topicid: 1, listed: 1 } as const;
const through = {
  newest: { ...topicIndex, ...newestFirst },
  votes: { ...topicIndex, ...mostVotesFirst },
  unanswered: { ...topicIndex, answered: 1, ...newestFirst },
} as const;

const placeOf = ({ at, _id }: Placed) => ({ at: at.getTime(), id: _id });

/** The lists of questions, answers and of moderators: each goes by pages over an index of its own. */
export class QnaLists {
  readonly #models: QnaModels;

  constructor(models: QnaModels) {
    this.#models = models;
  }

  /** Of a topic, those that all see. @throws AppError BAD_REQUEST */
  async questions({
    moduleid,
    topicid,
    order,
    label,
    before,
  }: Listing): Promise<Page<StoredQuestion>> {
    const filter: QueryFilter<StoredQuestion> = {
      moduleid,
      topicid,
      listed: true,
      ...(label === undefined ? {} : { labels: label }),
      ...(order === 'unanswered' ? { answered: false } : {}),
    };
    const { questions } = this.#models;
    const isCommon = label !== undefined && (await this.#isCommon(moduleid, label, order, filter));
    const by = isCommon ? through[order] : null;
    return order === 'votes'
      ? byVotes(questions, filter, before, by)
      : newest(questions, filter, before, by);
  }

  /**
   * Whether many questions have a label: then a page is soonest full by going through all in their
   * order. Those of a label that few have, in the space or in this topic, are found by it, and put
   * in order.
   */
  async #isCommon(
    moduleid: string,
    label: string,
    order: QuestionOrder,
    filter: QueryFilter<StoredQuestion>,
  ): Promise<boolean> {
    const { labelCounts, questions } = this.#models;
    const kept = await labelCounts.findById(idOfLabel(moduleid, label)).lean();
    const inSpace = order === 'unanswered' ? kept?.unanswered : kept?.questions;
    if ((inSpace ?? 0) <= mostSorted) return false;
    const inTopic = await questions
      .find(filter, { _id: 1 })
      .limit(mostSorted + 1)
      .lean();
    return inTopic.length > mostSorted;
  }

  pinned({ moduleid, topicid }: TopicRef): Promise<StoredQuestion[]> {
    return this.#models.questions
      .find({ moduleid, topicid, listed: true, pinned: true })
      .sort({ at: -1, _id: -1 })
      .limit(qnaLimits.pinned)
      .lean<StoredQuestion[]>();
  }

  /** A person's own that are in no list. */
  unlistedOf(author: string, { moduleid, topicid }: TopicRef): Promise<StoredQuestion[]> {
    return this.#models.questions
      .find({ author, moduleid, topicid, listed: false })
      .sort({ at: -1, _id: -1 })
      .limit(qnaLimits.page)
      .lean<StoredQuestion[]>();
  }

  /** How many there are, up to a bound. */
  async counts({
    moduleid,
    topicid,
  }: TopicRef): Promise<{ questions: number; unanswered: number }> {
    const shelf = { moduleid, topicid, listed: true };
    const { questions } = this.#models;
    // In the order of an index, so that nothing else of them is read.
    const upTo = async (filter: QueryFilter<StoredQuestion>): Promise<number> => {
      const found = await questions
        .find(filter, { _id: 1 })
        .sort({ ...newestFirst })
        .limit(qnaLimits.counted)
        .lean();
      return found.length;
    };
    const [all, unanswered] = await Promise.all([upTo(shelf), upTo({ ...shelf, answered: false })]);
    return { questions: all, unanswered };
  }

  /** Those that all see, most votes first. @throws AppError BAD_REQUEST */
  answers(questionid: string, before: string | undefined): Promise<Page<StoredAnswer>> {
    return byVotes(this.#models.answers, { questionid, state: 'shown' }, before);
  }

  /** What waits or is hidden of a question's answers: of one author, or of all. */
  async unseen(questionid: string, author: string | null): Promise<StoredAnswer[]> {
    const of = author === null ? {} : { author };
    // What waits first: each is in the order of its index.
    const found = (['waiting', 'hidden'] as const).map((state) =>
      this.#models.answers
        .find({ questionid, state, ...of })
        .sort({ ...mostVotesFirst })
        .limit(qnaLimits.page)
        .lean<StoredAnswer[]>(),
    );
    const [waiting = [], hidden = []] = await Promise.all(found);
    return [...waiting, ...hidden].slice(0, qnaLimits.page);
  }

  /** @throws AppError BAD_REQUEST */
  queue(moduleid: string, open: boolean, before: string | undefined): Promise<Page<QueueRecord>> {
    return newest(this.#models.queue, { moduleid, open }, before);
  }

  /** @throws AppError BAD_REQUEST */
  log(moduleid: string, before: string | undefined): Promise<Page<LogRecord>> {
    return newest(this.#models.log, { moduleid }, before);
  }
}

const newest = async <Item extends Placed>(
  model: Model<Item>,
  filter: QueryFilter<Item>,
  before: string | undefined,
  by: IndexKey | null = null,
): Promise<Page<Item>> => {
  const size = qnaLimits.page;
  const rest = before === undefined ? {} : after('at', readPlace(before));
  const read = await model
    .find({ ...filter, ...rest } as QueryFilter<Item>)
    .sort({ at: -1, _id: -1 })
    .limit(size + 1)
    .setOptions(by === null ? {} : { hint: { ...by } })
    .lean<Item[]>();
  return cutPage(read, size, placeOf);
};

const byVotes = async <Item extends Placed & { readonly votes: number }>(
  model: Model<Item>,
  filter: QueryFilter<Item>,
  before: string | undefined,
  by: IndexKey | null = null,
): Promise<Page<Item>> => {
  const rest = before === undefined ? {} : afterVotes(readPlaceByVotes(before));
  const size = qnaLimits.page;
  const read = await model
    .find({ ...filter, ...rest } as QueryFilter<Item>)
    .sort({ votes: -1, at: -1, _id: -1 })
    .limit(size + 1)
    .setOptions(by === null ? {} : { hint: { ...by } })
    .lean<Item[]>();
  const items = read.slice(0, size);
  const last = items.at(-1);
  const isMore = read.length > size && last !== undefined;
  return {
    items,
    next: isMore ? writePlaceByVotes({ votes: last.votes, ...placeOf(last) }) : null,
  };
};
