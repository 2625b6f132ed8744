import type { TopicRef } from '@sets/shared/module/module.contract.ts';
import {
  qnaNewsEvery,
  qnaNewsKind,
  qnaNewsPlace,
  type QnaNewsPlace,
  type QnaNewsState,
  spreadOf,
} from '@sets/shared/qna/qna-news.contract.ts';
import { AppError } from '../../core/app-error.ts';
import type { Clock } from '../../core/clock.ts';
import { placeIdOf } from '../../live/places/place-id.ts';
import type { PlaceKind, Standing } from '../../live/places/place-kind.ts';
import type { PlacedFeeds } from '../../live/places/placed-feeds.ts';
import { Beat } from '../../live/sending/beat.ts';
import type { ModuleAccess } from '../module/module-access.ts';
import { moduleMessages } from '../module/module.messages.ts';
import type { QnaModels } from './qna.model.ts';

interface NewsTools {
  readonly models: Pick<QnaModels, 'questions' | 'answers'>;
  readonly spaces: Pick<ModuleAccess, 'readAll'>;
  readonly placed: () => Pick<PlacedFeeds, 'moved'>;
  readonly clock: Clock;
}

/** What a call writes: a question of a topic, or an answer. */
interface Thing {
  readonly moduleid?: string | undefined;
  readonly topicid?: string | undefined;
  readonly questionid?: string | undefined;
  readonly answerid?: string | null | undefined;
}

/** How everybody stands there who sees the topic. */
const reading: Standing = { as: 'screen', writes: false, mine: null };

const roomIdOf = ({ moduleid, topicid }: TopicRef): string =>
  placeIdOf(qnaNewsKind, moduleid, topicid);

/** Tells whoever has a topic open that its questions have changed: that, and nothing of what. */
export class QnaNews {
  readonly #tools: NewsTools;
  readonly #beat: Beat;

  constructor(tools: NewsTools) {
    this.#tools = tools;
    this.#beat = new Beat(tools.clock, qnaNewsEvery, async (roomId) =>
      tools.placed().moved(roomId),
    );
  }

  /** Does it, and tells of it once it is done; nothing is told of what fails. */
  async after<Done>(thing: Thing, write: () => Promise<Done>): Promise<Done> {
    // Before: what is deleted is nowhere afterwards.
    const topic = await this.#topicOf(thing);
    const done = await write();
    if (topic !== null) this.#beat.touch(roomIdOf(topic));
    return done;
  }

  /** The place in which pages hear of it: whoever sees the topic may be there, and nobody writes. */
  kind(): PlaceKind<QnaNewsPlace> {
    const { spaces } = this.#tools;
    return {
      name: qnaNewsKind,
      at: qnaNewsPlace,
      nameOf: (at) => ({ roomId: roomIdOf(at), scope: at.moduleid }),
      standings: async ({ moduleid, topicid }, actors) =>
        (await spaces.readAll(actors, moduleid)).map((found) => {
          if (found instanceof AppError) return found;
          const isTopic = found.record.content.topics.some((each) => each.topicid === topicid);
          return isTopic ? reading : new AppError('NOT_FOUND', moduleMessages.noTopic);
        }),
      state: async (_at, here, moved): Promise<QnaNewsState> => ({
        moved,
        spreadMs: spreadOf(here.count),
      }),
      where: async () => null,
    };
  }

  async #topicOf({ moduleid, topicid, questionid, answerid }: Thing): Promise<TopicRef | null> {
    if (moduleid !== undefined && topicid !== undefined) return { moduleid, topicid };
    const { questions, answers } = this.#tools.models;
    const of =
      questionid ??
      (answerid === undefined || answerid === null
        ? undefined
        : (await answers.findById(answerid, { questionid: 1 }).lean())?.questionid);
    if (of === undefined) return null;
    return questions.findById(of, { _id: 0, moduleid: 1, topicid: 1 }).lean<TopicRef>();
  }
}
