import { liveQnaActivity } from '@sets/shared/live-qna/live-qna.activity.ts';
import { questionsFeed } from '@sets/shared/live-qna/live-qna.feed.ts';
import { liveQnaName } from '@sets/shared/live-qna/live-qna.name.ts';
import { storedLiveQna, storedLiveQuestion } from '@sets/shared/live-qna/live-qna.migrations.ts';
import type { Feature, FeatureContext } from '../../core/feature.ts';
import type { StoredFeed } from '../../live/feeds/feeds.ts';
import type { RunHistory } from '../../live/history/run-history.ts';
import type { RunUpkeep } from '../../live/run/run-upkeep.ts';
import type { RunnableActivity } from '../../live/runnable-activity.ts';
import type { ModuleAccess } from '../module/module-access.ts';
import { liveQnaHappenings } from './live-qna-happenings.ts';
import { liveQnaPersonalData } from './live-qna.personal-data.ts';
import { liveQnaRoutes } from './live-qna.routes.ts';
import { LiveQnaService } from './live-qna.service.ts';
import { PromiseGathering } from './promise-gathering.service.ts';
import { promisedIn } from './promised-in.service.ts';
import { HolderService, type HoldersPort } from './holder.service.ts';
import { PromiseService } from './promise.service.ts';

interface LiveQnaPorts extends HoldersPort {
  readonly spaces: ModuleAccess;
  /** The runs under way, by definition id. */
  readonly openRuns: (
    activity: string,
    definitionIds: string[],
  ) => Promise<ReadonlyMap<string, { readonly code: string }>>;
  /** Made after the features, and asked only once a run has ended. */
  readonly history: () => RunHistory;
  readonly upkeep: () => RunUpkeep;
}

interface LiveQnaServices {
  readonly liveQnas: LiveQnaService;
  readonly promises: PromiseService;
  readonly holders: HolderService;
  readonly gathering: PromiseGathering;
  /** For the first page. */
  readonly promisedIn: ReturnType<typeof promisedIn>;
}

/** Live Q&A in topics, and what stayed unanswered in them; what presents them is the live engine. */
export const openLiveQna = (
  { connection, clock, jobs, background }: FeatureContext,
  ports: LiveQnaPorts,
): Feature<LiveQnaServices> & {
  readonly activity: RunnableActivity;
  readonly feeds: readonly StoredFeed[];
  readonly happenings: ReturnType<typeof liveQnaHappenings>;
} => {
  const { spaces, openRuns, history } = ports;
  const liveQnas = new LiveQnaService({
    connection,
    clock,
    spaces,
    openRuns: (ids) => openRuns(liveQnaName, ids),
  });
  const gathering = new PromiseGathering({ connection, clock, jobs, items: liveQnas, history });
  const promises = new PromiseService({ connection, clock, spaces, gathering });
  const holders = new HolderService({ ...ports, connection, clock });
  return {
    services: { liveQnas, promises, holders, gathering, promisedIn: promisedIn(connection) },
    api: [liveQnaRoutes(liveQnas, promises, holders)],
    activity: {
      activity: liveQnaActivity,
      stored: storedLiveQna,
      loadDefinition: async (id, actor) => (await liveQnas.read(actor, id)).definition,
      topicOf: (id) => liveQnas.topicOf(id),
      exists: (id) => liveQnas.exists(id),
      onEnding: (runId) => gathering.gatherOnceOver(runId),
      // The job comes later; who looks at the list before that finds it made.
      onOver: (runId) => background.run('gathering questions', () => gathering.gather(runId)),
      onRemoved: (runId) => gathering.removeRun(runId),
    },
    feeds: [
      {
        feed: questionsFeed,
        stored: storedLiveQuestion,
        forget: (feed, id) => promises.forgetQuestion(feed, id),
      },
    ],
    happenings: liveQnaHappenings(liveQnas),
    personalData: liveQnaPersonalData(liveQnas, promises),
    removeFromSpace: async (moduleid) => {
      await promises.removeAllIn(moduleid);
      await liveQnas.removeAllIn(moduleid);
    },
  };
};
