import { discussionFeed } from '@sets/shared/discussion/discussion.feed.ts';
import { storedMessage } from '@sets/shared/discussion/discussion.migrations.ts';
import type { Feature, FeatureContext } from '../../core/feature.ts';
import type { StoredFeed } from '../../live/feeds/feeds.ts';
import type { PlaceKind } from '../../live/places/place-kind.ts';
import { roomIdOf } from './discussion-access.ts';
import { removeFromSpace, removePlaces } from './discussion-end.service.ts';
import { openRecords } from './discussion-records.service.ts';
import { discussionPersonalData } from './discussion.personal-data.ts';
import { discussionPlaceKind } from './discussion-place.ts';
import { discussionRoutes } from './discussion.routes.ts';
import type { DiscussionPorts, ThreadPlace } from './discussion-tools.ts';
import { MentionService } from './mention.service.ts';
import { ModerationService } from './moderation.service.ts';
import { PinService } from './pin.service.ts';
import { ReactionService } from './reaction.service.ts';
import { WriterService } from './writer.service.ts';

interface DiscussionServices {
  readonly discussion: {
    /** The questions above these threads go. */
    readonly threadsGone: (threads: readonly ThreadPlace[]) => Promise<void>;
    /** Who may discuss the questions above these threads may have changed. */
    readonly threadsChanged: (threads: readonly ThreadPlace[]) => Promise<void>;
  };
}

/** So many merged questions of one are looked after at once; of more it is looked now and then. */
const mostParts = 500;

/** What people write in spaces: chat, portals of topics, threads under questions. */
export const openDiscussion = (
  context: FeatureContext,
  ports: DiscussionPorts,
): Feature<DiscussionServices> & {
  readonly feeds: readonly StoredFeed[];
  readonly places: readonly PlaceKind[];
} => {
  const models = openRecords(context.connection);
  const tools = { ...context, ...ports, models };
  const moderation = new ModerationService(tools);
  const writers = new WriterService(tools);
  const reactions = new ReactionService({ ...tools, moderation });
  const pins = new PinService(tools);
  const mentions = new MentionService({ ...tools, writers });
  const parts = { ...tools, moderation, writers, reactions, pins, mentions };
  return {
    services: {
      discussion: {
        threadsGone: async (threads) => {
          for (const each of bySpace(threads)) await removePlaces(models, ports.placed(), each);
        },
        threadsChanged: async (threads) => {
          const all = [...threads, ...(await mergedInto(ports, threads))];
          for (const { moduleid: scope, roomIds } of bySpace(all)) {
            await ports.placed().changed({ scope, roomIds });
          }
        },
      },
    },
    api: [discussionRoutes(parts)],
    feeds: [
      {
        feed: discussionFeed,
        stored: storedMessage,
        forget: (feed, id) => reactions.messageGone(feed, id),
      },
    ],
    places: [discussionPlaceKind(parts)],
    personalData: discussionPersonalData(parts),
    removeFromSpace: (moduleid) => removeFromSpace(models, ports.placed(), moduleid),
  };
};

/** What is said of questions that have become a part of these is for whom these are. */
const mergedInto = async (
  { partsOf }: Pick<DiscussionPorts, 'partsOf'>,
  threads: readonly ThreadPlace[],
): Promise<ThreadPlace[]> => {
  const parts = threads.map(async ({ moduleid, questionid: into }) =>
    (await partsOf(into, mostParts)).map(({ topicid, questionid }) => ({
      moduleid,
      topicid,
      questionid,
    })),
  );
  return (await Promise.all(parts)).flat();
};

const bySpace = (
  threads: readonly ThreadPlace[],
): { readonly moduleid: string; readonly roomIds: readonly string[] }[] =>
  [...new Set(threads.map(({ moduleid }) => moduleid))].map((moduleid) => ({
    moduleid,
    roomIds: threads.filter((each) => each.moduleid === moduleid).map((each) => roomIdOf(each)),
  }));
