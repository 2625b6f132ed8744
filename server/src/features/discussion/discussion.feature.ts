import { discussionFeed } from '@sets/shared/discussion/discussion.feed.ts';
import { storedMessage } from '@sets/shared/discussion/discussion.migrations.ts';
import type { Feature, FeatureContext } from '../../core/feature.ts';
import type { StoredFeed } from '../../live/feeds/feeds.ts';
import type { PlaceKind } from '../../live/places/place-kind.ts';
import { roomIdOf } from './discussion-access.ts';
import { BlockService } from './block.service.ts';
import { openRecords, removeFromSpace, removeThreads } from './discussion-records.service.ts';
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
  const blocks = new BlockService(tools);
  const writers = new WriterService(tools);
  const reactions = new ReactionService({ ...tools, moderation });
  const pins = new PinService(tools);
  const mentions = new MentionService({ ...tools, writers, blocks });
  const parts = { ...tools, moderation, blocks, writers, reactions, pins, mentions };
  return {
    services: {
      discussion: {
        threadsGone: (threads) =>
          removeThreads(
            models,
            ports.placed(),
            threads.map((each) => roomIdOf(each)),
          ),
        threadsChanged: async (threads) => {
          for (const scope of new Set(threads.map(({ moduleid }) => moduleid))) {
            const own = threads.filter(({ moduleid }) => moduleid === scope);
            await ports.placed().changed({ scope, roomIds: own.map((each) => roomIdOf(each)) });
          }
        },
      },
    },
    api: [discussionRoutes(parts)],
    feeds: [{ feed: discussionFeed, stored: storedMessage }],
    places: [discussionPlaceKind(parts)],
    personalData: discussionPersonalData(parts),
    removeFromSpace: (moduleid) => removeFromSpace(models, ports.placed(), moduleid),
  };
};
