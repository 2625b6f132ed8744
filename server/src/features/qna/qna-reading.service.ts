import type { TopicRef } from '@sets/shared/module/module.contract.ts';
import type {
  NearQuestion,
  QnaAnswer,
  QnaHistory,
  QnaQuestion,
  QuestionPage,
  QuestionQuery,
  QuestionRead,
} from '@sets/shared/qna/qna.contract.ts';
import type { QnaLog, QnaQueue, QueuedItem } from '@sets/shared/qna/qna-moderation.contract.ts';
import type { Actor } from '../../core/actor.ts';
import type { PeopleService } from '../account/people.service.ts';
import type { ModerationService } from './moderation.service.ts';
import type { FindNear } from './near.service.ts';
import {
  type Asking,
  type QnaAccess,
  readableAnswers,
  readableQuestions,
  writerOf,
} from './qna-access.service.ts';
import type { QnaLists } from './qna-lists.service.ts';
import {
  type Beside,
  presentAnswer,
  presentMerged,
  presentPerson,
  presentQuestion,
  presentSpace,
  saidAuthor,
} from './qna.presenter.ts';
import type { QnaModels } from './qna.model.ts';
import { canSeeWritten, isMine, type Seat } from './qna.policy.ts';
import {
  type AnswerRecord,
  idOfPerson,
  type QuestionRecord,
  type QueueRecord,
  type StoredAnswer,
  type StoredQuestion,
} from './qna-records.ts';
import { readVersions } from './versions.service.ts';

interface ReadingTools {
  readonly models: QnaModels;
  readonly access: QnaAccess;
  readonly lists: QnaLists;
  readonly moderation: Pick<ModerationService, 'reportsOf' | 'open'>;
  readonly people: Pick<PeopleService, 'names'>;
  readonly findNear: FindNear;
}

interface Parts {
  readonly questions?: readonly QuestionRecord[];
  readonly answers?: readonly AnswerRecord[];
}

/** What pages read of questions and answers, each as its reader may see it. All throw AppError NOT_FOUND. */
export class QnaReading {
  readonly #tools: ReadingTools;

  constructor(tools: ReadingTools) {
    this.#tools = tools;
  }

  /** @throws AppError BAD_REQUEST */
  async list(
    actor: Asking,
    ref: TopicRef,
    { order = 'newest', label, before }: QuestionQuery,
  ): Promise<QuestionPage> {
    const { access, lists } = this.#tools;
    const seat = await access.topic(actor, ref);
    const { moduleid, topicid } = ref;
    const isFirst = before === undefined;
    const [page, pinned, own] = await Promise.all([
      lists.questions({ moduleid, topicid, order, label, before }),
      isFirst ? lists.pinned(ref) : [],
      isFirst && seat.reader !== null ? lists.unlistedOf(seat.reader.userid, ref) : [],
    ]);
    const parts = [pinned, own, page.items].map(readableQuestions);
    const beside = await this.#beside(seat, { questions: parts.flat() });
    const [first = [], second = [], third = []] = parts.map((part) =>
      part.map((question) => presentQuestion(question, beside)),
    );
    const space = presentSpace(seat);
    return { pinned: first, own: second, questions: third, next: page.next, space };
  }

  async counts(actor: Asking, ref: TopicRef) {
    const { access, lists, moderation } = this.#tools;
    const seat = await access.topic(actor, ref);
    const [counts, queue] = await Promise.all([
      lists.counts(ref),
      seat.moderates ? moderation.open(ref.moduleid) : 0,
    ]);
    return { ...counts, queue };
  }

  /** @throws AppError BAD_REQUEST */
  async read(
    actor: Asking,
    questionid: string,
    {
      before,
      answer,
    }: { readonly before?: string | undefined; readonly answer?: string | undefined },
  ): Promise<QuestionRead> {
    const { access, lists } = this.#tools;
    const found = await access.question(actor, questionid);
    const { question } = found;
    const isFirst = before === undefined;
    const [page, accepted, named, unseen] = await Promise.all([
      lists.answers(question._id, before),
      isFirst ? this.#answerOf(found, question, question.accepted) : [],
      this.#answerOf(found, question, answer ?? null),
      isFirst ? this.#unseen(found, question) : [],
    ]);
    const parts = [page.items, accepted, named, unseen].map(readableAnswers);
    const beside = await this.#beside(found, { questions: [question], answers: parts.flat() });
    const [items = [], second = [], third = [], last = []] = parts.map((part) =>
      part.map((each) => presentAnswer(each, question, beside)),
    );
    return {
      question: presentQuestion(question, beside),
      accepted: second[0] ?? null,
      named: third[0] ?? null,
      unseen: last,
      answers: items,
      next: page.next,
      space: presentSpace(found),
    };
  }

  /** One question, after a change of it. */
  async question(actor: Asking, questionid: string): Promise<QnaQuestion> {
    const found = await this.#tools.access.question(actor, questionid);
    const beside = await this.#beside(found, { questions: [found.question] });
    return presentQuestion(found.question, beside);
  }

  async answer(actor: Asking, answerid: string): Promise<QnaAnswer> {
    const found = await this.#tools.access.answer(actor, answerid);
    const beside = await this.#beside(found, { answers: [found.answer] });
    return presentAnswer(found.answer, found.question, beside);
  }

  async near(actor: Asking, moduleid: string, text: string): Promise<NearQuestion[]> {
    const { access, findNear } = this.#tools;
    const seat = await access.seat(actor, moduleid);
    writerOf(seat);
    const near = readableQuestions(await findNear(moduleid, text));
    const { voted } = await this.#beside(seat, { questions: near });
    return near.map((question) => ({
      questionid: question._id,
      topicid: question.topicid,
      title: question.content.title,
      votes: question.votes,
      voted: voted.has(question._id),
      mine: isMine(seat, question),
      answers: question.answers,
      accepted: question.accepted !== null,
    }));
  }

  async historyOfQuestion(actor: Asking, questionid: string): Promise<QnaHistory> {
    const { access, models } = this.#tools;
    const found = await access.question(actor, questionid);
    const { question } = found;
    const merged = await models.questions
      .find({ mergedInto: question._id })
      .sort({ at: 1 })
      .lean<StoredQuestion[]>();
    const { names } = await this.#beside(found, { questions: [question] });
    return {
      versions: await readVersions(
        models,
        found,
        question,
        presentPerson(saidAuthor(question), names),
      ),
      merged: readableQuestions(merged).map(presentMerged),
    };
  }

  async historyOfAnswer(actor: Asking, answerid: string): Promise<QnaHistory> {
    const found = await this.#tools.access.answer(actor, answerid);
    const { names } = await this.#beside(found, { answers: [found.answer] });
    const by = presentPerson(found.answer.author, names);
    return {
      versions: await readVersions(this.#tools.models, found, found.answer, by),
      merged: [],
    };
  }

  /** @throws AppError FORBIDDEN, BAD_REQUEST */
  async queue(
    actor: Actor,
    moduleid: string,
    {
      shows = 'open',
      before,
    }: { readonly shows?: 'open' | 'hidden' | undefined; readonly before?: string | undefined },
  ): Promise<QnaQueue> {
    const { access, lists, moderation } = this.#tools;
    const seat = await access.moderated(actor, moduleid);
    const [page, open] = await Promise.all([
      lists.queue(moduleid, shows === 'open', before),
      moderation.open(moduleid),
    ]);
    return { items: await this.#queued(seat, page.items), open, next: page.next };
  }

  /** @throws AppError FORBIDDEN, BAD_REQUEST */
  async log(actor: Actor, moduleid: string, before: string | undefined): Promise<QnaLog> {
    const { access, lists, people } = this.#tools;
    await access.moderated(actor, moduleid);
    const { items, next } = await lists.log(moduleid, before);
    const names = await people.names([...new Set(items.flatMap(({ by }) => by ?? []))]);
    const entries = items.map(({ at, action, by, questionid, answerid }) => ({
      at: at.getTime(),
      action,
      by: presentPerson(by, names),
      questionid,
      answerid,
    }));
    return { entries, next };
  }

  async #queued(seat: Seat, items: readonly QueueRecord[]): Promise<QueuedItem[]> {
    const { models, moderation } = this.#tools;
    const answerids = items.flatMap(({ answerid }) => answerid ?? []);
    const questionids = [...new Set(items.map(({ questionid }) => questionid))];
    const [stored, told, reports] = await Promise.all([
      models.questions.find({ _id: { $in: questionids } }).lean<StoredQuestion[]>(),
      models.answers.find({ _id: { $in: answerids } }).lean<StoredAnswer[]>(),
      moderation.reportsOf(items.map(({ _id }) => _id)),
    ]);
    const [questions, answers] = [readableQuestions(stored), readableAnswers(told)];
    const beside = await this.#beside(seat, { questions, answers });
    return items.flatMap(({ _id, questionid, answerid, why, at }) => {
      const question = questions.find((each) => each._id === questionid);
      const answer = answers.find((each) => each._id === answerid);
      // What was deleted in this moment, or never came to be stored.
      if (question === undefined || (answerid !== null && answer === undefined)) return [];
      return {
        question: presentQuestion(question, beside),
        answer: answer === undefined ? null : presentAnswer(answer, question, beside),
        why,
        at: at.getTime(),
        reports: (reports.get(_id) ?? []).map(({ reason, text, at: reportedAt }) => ({
          reason,
          text,
          at: reportedAt.getTime(),
        })),
      };
    });
  }

  async #answerOf(
    seat: Seat,
    { _id: questionid }: QuestionRecord,
    answerid: string | null,
  ): Promise<StoredAnswer[]> {
    if (answerid === null) return [];
    const { answers } = this.#tools.models;
    const stored = await answers.findOne({ _id: answerid, questionid }).lean<StoredAnswer>();
    return stored !== null && canSeeWritten(seat, stored) ? [stored] : [];
  }

  async #unseen(seat: Seat, { _id }: QuestionRecord): Promise<StoredAnswer[]> {
    if (seat.reader === null) return [];
    return this.#tools.lists.unseen(_id, seat.moderates ? null : seat.reader.userid);
  }

  async #beside(seat: Seat, { questions = [], answers = [] }: Parts): Promise<Beside> {
    const { models, people } = this.#tools;
    const things = [...questions, ...answers].map(({ _id }) => _id);
    const userids = [
      ...questions.flatMap((question) => saidAuthor(question) ?? []),
      ...answers.flatMap(({ author }) => author ?? []),
    ];
    const { reader } = seat;
    const own = (ids: readonly string[]) => ({
      _id: { $in: reader === null ? [] : ids.map((id) => idOfPerson(id, reader.userid)) },
    });
    const [names, votes, follows] = await Promise.all([
      people.names([...new Set(userids)]),
      models.votes.find(own(things), { thing: 1 }).lean(),
      models.follows.find(own(questions.map(({ _id }) => _id)), { thing: 1 }).lean(),
    ]);
    return {
      seat,
      names,
      voted: new Set(votes.map(({ thing }) => thing)),
      followed: new Set(follows.map(({ thing }) => thing)),
    };
  }
}
