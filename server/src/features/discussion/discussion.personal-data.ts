import { discussionFeedName } from '@sets/shared/discussion/discussion.contract.ts';
import type { MessageItem } from '@sets/shared/discussion/discussion.migrations.ts';
import type { PersonalData } from '../../core/personal-data.ts';
import type { DiscussionTools } from './discussion-tools.ts';
import type { ReactionService } from './reaction.service.ts';
import type { WriterService } from './writer.service.ts';

interface HeldTools extends Pick<DiscussionTools, 'models' | 'placed'> {
  readonly writers: Pick<WriterService, 'placesOf'>;
  readonly reactions: ReactionService;
}

/**
 * What a person wrote in discussions. It goes with their account, also where others answered it: a
 * message is nothing without its words, and these are theirs.
 */
export const discussionPersonalData = (tools: HeldTools): PersonalData => ({
  name: 'discussions',
  holds: 'What you wrote in discussions, and your reactions.',
  collect: (userid) => collect(tools, userid),
  erase: (userid) => erase(tools, userid),
  // What was written while the rest was erased.
});

const collect = async (tools: HeldTools, userid: string): Promise<unknown> => {
  const { models, placed, writers } = tools;
  const own = await placed().by(discussionFeedName, userid);
  const roomIds = new Set(own.map(({ roomId }) => roomId));
  const places = await writers.placesOf([...roomIds]);
  const messages = own.map(({ roomId, at, item }) => {
    const { moduleid, topicid, questionid } = places.get(roomId) ?? nowhere;
    // What a newer version has stored is not read here; it is erased all the same.
    const read = item as MessageItem | null;
    const [text, before] = [read?.text, read?.history];
    return { moduleid, topicid, questionid, at: new Date(at).toISOString(), text, before };
  });
  const given = await models.reactions.find({ userid }).lean();
  if (messages.length + given.length === 0) return null;
  return {
    messages: messages.toSorted((one, other) => one.at.localeCompare(other.at)),
    reactions: given.map(({ message, reactions }) => ({ message, reactions })),
  };
};

/** Of a place that is gone. */
const nowhere = { moduleid: null, topicid: null, questionid: null } as const;

/** May be done again after a failure: what is done already is found no more. */
const erase = async (tools: HeldTools, userid: string): Promise<void> => {
  const { models, placed, reactions } = tools;
  const feed = discussionFeedName;
  for (const { roomId, id } of await placed().by(feed, userid)) {
    await placed().remove({ roomId, feed }, id);
  }
  await models.writers.deleteMany({ userid });
  await reactions.forget(userid);
  await models.spaces.updateMany(
    { 'muted.userid': userid },
    { $pull: { muted: { userid } }, $inc: { revision: 1 } },
  );
};
