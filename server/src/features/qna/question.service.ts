import { toStored } from '@sets/shared/core/stored-shape.ts';
import { picturesIn } from '@sets/shared/file/pictures-in.ts';
import { nearWords } from './near-words.ts';
import { type AskedInRun, type NewQuestion, qnaLimits } from '@sets/shared/qna/qna.contract.ts';
import { type QuestionContent, storedQuestion } from '@sets/shared/qna/qna.migrations.ts';
import type { TopicRef } from '@sets/shared/module/module.contract.ts';
import type { Actor } from '../../core/actor.ts';
import { AppError } from '../../core/app-error.ts';
import { beginningsOf } from '../../core/searched.ts';
import { isDuplicateKey } from '../../core/duplicate-key.ts';
import { createKeyedMutex } from '../../core/keyed-mutex.ts';
import { newId } from '../../core/new-id.ts';
import type { FollowService } from './follow.service.ts';
import {
  allow,
  type FoundQuestion,
  mayModerate,
  type QnaAccess,
  type SpaceSeat,
  writerOf,
} from './qna-access.service.ts';
import { qnaMessages } from './qna.messages.ts';
import type { QnaModels } from './qna.model.ts';
import { canSettle, isMine } from './qna.policy.ts';
import type { StoredQuestion } from './qna-records.ts';
import type { Tally } from './tally.service.ts';
import type { Written } from './written.service.ts';

/** Where in a run a question is asked; null where nothing of its topic is on. */
export type WhenInRun = (
  asking: TopicRef & {
    readonly userid: string;
    /** The run that they say they ask in, if any. */
    readonly runId: string | null;
  },
) => Promise<AskedInRun | null>;

export interface QuestionTools {
  readonly models: QnaModels;
  readonly access: QnaAccess;
  readonly tally: Tally;
  readonly written: Written;
  readonly follows: Pick<FollowService, 'follow'>;
  readonly whenInRun: WhenInRun;
}

/** Stems that are kept of a question: those of its title, and of how its text begins. */
const wordsOf = ({ title, text }: QuestionContent): string[] =>
  nearWords(`${title}\n${text.slice(0, 600)}`, 24);

/** What follows from the words of a question. */
const contentOf = (content: QuestionContent) => ({
  content: toStored(storedQuestion, content),
  words: wordsOf(content),
  beginnings: beginningsOf(content.title),
  pictures: picturesIn(content.text),
});

/** Questions: asked, changed, voted for, and deleted. All throw AppError NOT_FOUND and FORBIDDEN. */
export class QuestionService {
  readonly #tools: QuestionTools;
  readonly #inTurn = createKeyedMutex();

  constructor(tools: QuestionTools) {
    this.#tools = tools;
  }

  /** @returns the question's id, the same for the same attempt. @throws AppError BAD_REQUEST, RATE_LIMITED too */
  async ask(actor: Actor, asked: NewQuestion): Promise<string> {
    const { access, models, written, follows, tally } = this.#tools;
    const seat = await access.topic(actor, asked);
    const author = writerOf(seat);
    allow(!seat.topic.archived || seat.moderates, qnaMessages.archived);
    allow(!asked.anonymous || seat.space.settings.anonymous, qnaMessages.named);
    knownLabels(seat, asked.labels);
    const before = await this.#attempted(author, asked.attempt);
    if (before !== null) return before;
    await written.take(author);
    const record = await this.#fresh(author, asked, seat);
    await written.queueNew(seat, { _id: record._id, questionid: record._id, answerid: null });
    try {
      await models.questions.create(record);
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      await models.queue.deleteOne({ _id: record._id });
      return (await this.#attempted(author, asked.attempt)) ?? record._id;
    }
    await follows.follow(author, record, true);
    await tally.labels(record.moduleid, record.labels);
    return record._id;
  }

  async edit(actor: Actor, questionid: string, content: QuestionContent): Promise<string> {
    const { access, models, written } = this.#tools;
    const found = await access.itself(actor, questionid);
    const { question } = found;
    writerOf(found);
    allow(isMine(found, question), qnaMessages.notYours);
    if (question.content.title === content.title && question.content.text === content.text) {
      return question._id;
    }
    await written.keepVersion({ ...question, content: toStored(storedQuestion, question.content) });
    const { _id } = question;
    // Who has hidden it decides whether it is shown again.
    const state = question.state === 'hidden' ? 'hidden' : written.stateOfNew(found);
    if (state !== 'hidden') await written.queueNew(found, { _id, questionid: _id, answerid: null });
    const editedAt = later(question, written.now());
    const { matchedCount } = await models.questions.updateOne(
      // Who hides it in this moment has hidden it.
      { _id, editedAt: question.editedAt, state: question.state, mergedInto: null },
      { $set: { ...contentOf(content), editedAt, state, listed: state === 'shown' } },
    );
    if (matchedCount === 0) throw new AppError('CONFLICT', qnaMessages.meanwhile);
    // Whoever decided about the words before took it out of the queue.
    if (state !== 'hidden') await written.queueNew(found, { _id, questionid: _id, answerid: null });
    if (state !== question.state) {
      written.seenByOthers(question);
      await this.#tools.tally.labels(question.moduleid, question.labels);
    }
    return _id;
  }

  /** Its asker takes the words alone away where others have answered, or asked the same. */
  async remove(actor: Actor, questionid: string): Promise<'whole' | 'words'> {
    const { access, written } = this.#tools;
    const merged = await access.ownMerged(actor, questionid);
    if (merged !== null) {
      writerOf(merged);
      // Whoever has its address is led on to what it became a part of.
      await this.withdraw(merged.question, { words: true });
      return 'words';
    }
    const found = await access.itself(actor, questionid);
    const { question } = found;
    writerOf(found);
    allow(canSettle(found, question), qnaMessages.notAsker);
    const isAskersAlone = !found.moderates && (await this.hasOthers(question));
    if (isAskersAlone) {
      await this.withdraw(question, { words: true });
      return 'words';
    }
    await written.removeQuestions([question._id]);
    if (found.moderates && !isMine(found, question)) {
      const { moduleid, _id } = question;
      const about = { moduleid, questionid: _id, answerid: null };
      await written.log({ action: 'remove', by: actor.userid, ...about });
    }
    return 'whole';
  }

  /** Whether somebody else has answered a question, or asked one that became a part of it. */
  async hasOthers({ _id, author }: Pick<StoredQuestion, '_id' | 'author'>): Promise<boolean> {
    const { answers, questions } = this.#tools.models;
    return (
      (await answers.exists({ questionid: _id, author: { $ne: author } })) !== null ||
      (await questions.exists({ mergedInto: _id })) !== null
    );
  }

  /** Nothing of its asker stays; with `words` not even what was asked. */
  async withdraw(
    { _id, author }: Pick<StoredQuestion, '_id' | 'author'>,
    { words }: { readonly words: boolean },
  ): Promise<void> {
    const { models, written, follows } = this.#tools;
    // Another attempt: those of all who are gone lie together. Whether it was asked without a name stays.
    const nameless = { author: null, attempt: newId() };
    const blank = words ? contentOf({ title: qnaMessages.removedTitle, text: '' }) : {};
    if (author !== null) await follows.follow(author, { _id, moduleid: '' }, false);
    // The question last: as long as it is theirs, whatever failed before can be done again.
    if (words) {
      const was = await models.questions.findById(_id, { pictures: 1 }).lean();
      await written.loosenPictures(was?.pictures ?? []);
      await written.forgetVersions([_id]);
    }
    await models.questions.updateOne({ _id }, { $set: { ...nameless, ...blank } });
    // What was changed in this moment.
    if (words) await written.forgetVersions([_id]);
  }

  async label(actor: Actor, questionid: string, labels: readonly string[]): Promise<string> {
    const { access, models, tally } = this.#tools;
    const found = await access.itself(actor, questionid);
    writerOf(found);
    allow(canSettle(found, found.question), qnaMessages.notAsker);
    knownLabels(found, labels);
    const { _id, moduleid, labels: before } = found.question;
    await models.questions.updateOne({ _id }, { $set: { labels } });
    await tally.labels(moduleid, [...before, ...labels]);
    return _id;
  }

  async pin(actor: Actor, questionid: string, on: boolean): Promise<string> {
    const { access, models } = this.#tools;
    const found = await access.question(actor, questionid);
    mayModerate(found);
    const { _id, moduleid, topicid, listed } = found.question;
    if (on) allow(listed, qnaMessages.notShown);
    const set = (pinned: boolean) => models.questions.updateOne({ _id }, { $set: { pinned } });
    return this.#inTurn(`${moduleid}:${topicid}`, async () => {
      const { modifiedCount } = await set(on);
      const shelf = { moduleid, topicid, listed: true, pinned: true };
      // Counted afterwards: so another process that pins at the same moment is counted too.
      const there = on && modifiedCount > 0 ? await models.questions.countDocuments(shelf) : 0;
      if (there > qnaLimits.pinned) await set(false);
      allow(there <= qnaLimits.pinned, qnaMessages.pinnedFull);
      return _id;
    });
  }

  /** @returns the question's votes then. */
  async vote(actor: Actor, questionid: string, on: boolean): Promise<number> {
    const { access, tally, written } = this.#tools;
    const found = await access.question(actor, questionid);
    const { question } = found;
    const by = writerOf(found);
    allow(!isMine(found, question), qnaMessages.ownVote);
    allow(question.listed, qnaMessages.notShown);
    await tally.vote(question._id, by, question.moduleid, written.now(), on);
    const counted = await tally.question(question._id);
    if (counted === null) throw new AppError('NOT_FOUND', qnaMessages.gone);
    if (counted.mergedInto === null) return counted.votes;
    return this.#voteMoved(counted, counted.mergedInto);
  }

  async follow(actor: Actor, questionid: string, on: boolean): Promise<boolean> {
    const found: FoundQuestion = await this.#tools.access.question(actor, questionid);
    const by = writerOf(found);
    allow(!on || found.question.listed || isMine(found, found.question), qnaMessages.notShown);
    await this.#tools.follows.follow(by, found.question, on);
    return on;
  }

  /** It became a part of another one while somebody voted: their vote goes there as the others did. */
  async #voteMoved({ _id }: StoredQuestion, mergedInto: string): Promise<number> {
    const { tally, access } = this.#tools;
    const target = await access.find(mergedInto);
    if (target === null) throw new AppError('NOT_FOUND', qnaMessages.gone);
    await tally.moveVotes(_id, target._id, target.author);
    return (await tally.question(target._id))?.votes ?? 0;
  }

  async #attempted(author: string, attempt: string): Promise<string | null> {
    const there = await this.#tools.models.questions
      .findOne({ author, attempt }, { _id: 1 })
      .lean();
    return there?._id ?? null;
  }

  async #fresh(author: string, asked: NewQuestion, seat: SpaceSeat): Promise<StoredQuestion> {
    const { written, whenInRun } = this.#tools;
    const { moduleid, topicid, attempt, title, text, labels, anonymous } = asked;
    const state = written.stateOfNew(seat);
    const runId = asked.asked?.runId ?? null;
    const run = await whenInRun({ moduleid, topicid, userid: author, runId });
    return {
      _id: newId(),
      moduleid,
      topicid,
      ...contentOf({ title, text }),
      labels,
      author,
      anonymous,
      attempt,
      at: written.now(),
      editedAt: null,
      state,
      listed: state === 'shown',
      pinned: false,
      mergedInto: null,
      asked: run,
      votes: 0,
      answers: 0,
      answered: false,
      answeredAt: null,
      accepted: null,
      counted: 0,
    };
  }
}

/** @throws AppError BAD_REQUEST */
const knownLabels = ({ space }: SpaceSeat, labels: readonly string[]): void => {
  const known = new Set(space.labels.map(({ labelid }) => labelid));
  if (labels.some((labelid) => !known.has(labelid))) {
    throw new AppError('BAD_REQUEST', qnaMessages.noLabel);
  }
};

/** When something was changed: each change at a time of its own, so that none overwrites one that it has not seen. */
export const later = ({ at, editedAt }: Pick<StoredQuestion, 'at' | 'editedAt'>, now: Date): Date =>
  new Date(Math.max(now.getTime(), (editedAt ?? at).getTime() + 1));
