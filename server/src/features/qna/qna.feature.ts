import type { Audit } from '../../core/audit.ts';
import type { Feature, FeatureContext } from '../../core/feature.ts';
import type { Notify } from '../../core/notify.ts';
import type { PeopleService } from '../account/people.service.ts';
import type { PlaceKind } from '../../live/places/place-kind.ts';
import type { PlacedFeeds } from '../../live/places/placed-feeds.ts';
import type { ModuleAccess } from '../module/module-access.ts';
import { analyticsRoutes } from './analytics.routes.ts';
import { QnaAnalyticsService } from './analytics.service.ts';
import { AnswerService } from './answer.service.ts';
import { askedOf } from './asked-of.service.ts';
import { FollowService } from './follow.service.ts';
import { MergeService } from './merge.service.ts';
import { ModerationService } from './moderation.service.ts';
import { findNearByWords } from './near.service.ts';
import { QnaAccess } from './qna-access.service.ts';
import { QnaLists } from './qna-lists.service.ts';
import { QnaNews } from './qna-news.service.ts';
import { qnaPersonalData } from './qna.personal-data.ts';
import { QnaReading } from './qna-reading.service.ts';
import { qnaRoutes } from './qna.routes.ts';
import { QnaSpaceService } from './qna-space.service.ts';
import { picturesNamed, removeQnaOf } from './qna-upkeep.service.ts';
import { questionHappenings } from './question-happenings.service.ts';
import { questionSearch } from './question-search.service.ts';
import { QuestionService, type WhenInRun } from './question.service.ts';
import { qnaModels, Tally } from './tally.service.ts';
import { createUnsubscribeProofs } from './unsubscribe-proof.ts';
import { type QuestionPlace, Written } from './written.service.ts';

interface QnaPorts {
  readonly people: PeopleService;
  readonly notify: Notify;
  readonly audit: Audit;
  readonly spaces: ModuleAccess;
  /** These pictures may be named no more: whoever keeps them looks. */
  readonly loosenPictures: (fileids: readonly string[]) => Promise<void>;
  readonly whenInRun: WhenInRun;
  /** Where pages hear of what has changed. */
  readonly placed: () => Pick<PlacedFeeds, 'moved'>;
  /** These questions go: what was said of them elsewhere goes too. */
  readonly threadsGone: (questions: readonly QuestionPlace[]) => Promise<void>;
  /** Who sees these questions may have changed: whoever reads their threads is looked after. */
  readonly seenByOthers: (questions: readonly QuestionPlace[]) => void;
}

interface QnaServices {
  readonly qna: {
    /** Those of these pictures that a question, an answer or an old version of one names. */
    readonly picturesNamed: (fileids: readonly string[]) => Promise<ReadonlySet<string>>;
    readonly questions: QuestionService;
    readonly answers: AnswerService;
    /** Who may discuss a question, and what it has become a part of. */
    readonly threadOf: QnaAccess['threadOf'];
    readonly partsOf: QnaAccess['partsOf'];
    /** For the search in spaces. */
    readonly search: ReturnType<typeof questionSearch>;
    /** For the first page. */
    readonly asked: ReturnType<typeof askedOf>;
    /** For the timeline of a topic. */
    readonly happenings: ReturnType<typeof questionHappenings>;
  };
}

/** The questions and answers of topics. */
export const openQna = (
  context: FeatureContext,
  ports: QnaPorts,
): Feature<QnaServices> & {
  readonly places: readonly PlaceKind[];
} => {
  const { people, notify } = ports;
  const models = qnaModels(context.connection);
  const access = new QnaAccess({ models, spaces: ports.spaces });
  const tally = new Tally(models);
  const written = new Written({ ...context, ...ports, models, tally });
  const tools = { ...context, ...ports, models, access, tally, written };
  const proofs = createUnsubscribeProofs(context.secret);
  const follows = new FollowService({ ...tools, proofs, publicUrl: context.config.publicUrl });
  const questions = new QuestionService({ ...tools, follows });
  const answers = new AnswerService({ ...tools, follows });
  const moderation = new ModerationService({ ...tools, follows, notify });
  const merges = new MergeService(tools);
  const news = new QnaNews(tools);
  const space = new QnaSpaceService(tools);
  const lists = new QnaLists(models);
  const findNear = findNearByWords(models);
  const reading = new QnaReading({ models, access, lists, moderation, people, findNear });
  return {
    services: {
      qna: {
        picturesNamed: (fileids) => picturesNamed(models, fileids),
        threadOf: (question) => access.threadOf(question),
        partsOf: (questionid, limit) => access.partsOf(questionid, limit),
        questions,
        answers,
        search: questionSearch(models),
        asked: askedOf(models),
        happenings: questionHappenings(models),
      },
    },
    api: [
      qnaRoutes({ reading, questions, answers, follows, moderation, merges, space, people, news }),
      analyticsRoutes(new QnaAnalyticsService(tools)),
    ],
    places: [news.kind()],
    personalData: qnaPersonalData({ models, tally, written, questions }),
    removeFromSpace: (moduleid) => removeQnaOf(models, moduleid),
  };
};
