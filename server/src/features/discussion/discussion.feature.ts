import { discussionFeedName } from '@sets/shared/discussion/discussion.contract.ts';
import { discussionFeed } from '@sets/shared/discussion/discussion.feed.ts';
import { storedMessage } from '@sets/shared/discussion/discussion.migrations.ts';
import type { Feature, FeatureContext } from '../../core/feature.ts';
import type { StoredFeed } from '../../live/feeds/feeds.ts';
import type { PlaceKind } from '../../live/places/place-kind.ts';
import { BlockService } from './block.service.ts';
import { discussionModels, type DiscussionModels, type PlaceRecord } from './discussion.model.ts';
import { discussionPersonalData } from './discussion.personal-data.ts';
import { discussionPlaceKind } from './discussion-place.ts';
import { discussionRoutes } from './discussion.routes.ts';
import type { DiscussionPorts } from './discussion-tools.ts';
import { MentionService } from './mention.service.ts';
import { ModerationService } from './moderation.service.ts';
import { PinService } from './pin.service.ts';
import { ReactionService } from './reaction.service.ts';
import { WriterService } from './writer.service.ts';

/** What people write in spaces: chat, portals of topics, threads under questions. */
export const openDiscussion = (
  context: FeatureContext,
  ports: DiscussionPorts,
): Feature & { readonly feeds: readonly StoredFeed[]; readonly places: readonly PlaceKind[] } => {
  const models = discussionModels(context.connection);
  const tools = { ...context, ...ports, models };
  const moderation = new ModerationService(tools);
  const blocks = new BlockService(tools);
  const writers = new WriterService(tools);
  const reactions = new ReactionService({ ...tools, moderation });
  const pins = new PinService(tools);
  const mentions = new MentionService({ ...tools, writers, blocks });
  const parts = { ...tools, moderation, blocks, writers, reactions, pins, mentions };
  return {
    services: {},
    api: [discussionRoutes(parts)],
    feeds: [{ feed: discussionFeed, stored: storedMessage }],
    places: [discussionPlaceKind(parts)],
    personalData: discussionPersonalData(parts),
    removeFromSpace: (moduleid) => removeFrom(models, ports, moduleid),
  };
};

/** May be called again after a failure: the places go last, by which the rest is found. */
const removeFrom = async (
  { places, writers, reactions, spaces }: DiscussionModels,
  { placed }: DiscussionPorts,
  moduleid: string,
): Promise<void> => {
  for (const { _id } of await places.find({ moduleid }).lean<PlaceRecord[]>()) {
    await placed().clear({ roomId: _id, feed: discussionFeedName });
  }
  await reactions.deleteMany({ moduleid });
  await writers.deleteMany({ moduleid });
  await spaces.deleteOne({ _id: moduleid });
  await places.deleteMany({ moduleid });
};
