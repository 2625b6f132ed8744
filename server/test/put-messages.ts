import type { DiscussionPlace } from '@sets/shared/discussion/discussion.contract.ts';
import type { MessageItem } from '@sets/shared/discussion/discussion.migrations.ts';
import { discussionFeedName } from '@sets/shared/discussion/discussion.contract.ts';
import { type Document, MongoClient } from 'mongodb';
import { roomIdOf } from '../src/features/discussion/discussion-access.ts';

/** So many messages in a place where nobody has written yet: the first is `message 1`. */
export const putMessages = async (
  uri: string,
  place: DiscussionPlace,
  count: number,
): Promise<void> => {
  const client = await MongoClient.connect(uri);
  const feed = `${roomIdOf(place)}:${discussionFeedName}`;
  const entries = Array.from({ length: count }, (_, index): Document => {
    const id = index + 1;
    const userid = `somebody${id % 7}`;
    const item: MessageItem & { readonly v: number } = {
      v: 1,
      by: { userid, username: `Somebody ${id % 7}` },
      text: id % 5 === 0 ? `message ${id}\n\nwith **several**\n\nlines` : `message ${id}`,
      replyTo: null,
      mentions: [],
      editedAt: null,
      history: [],
      pinned: false,
      reactions: {},
    };
    const author = { as: 'phone', participant: userid };
    const history = [{ seq: id, attempt: `${userid}:a${id}` }];
    return { _id: `${feed}:${id}`, feed, id, seq: id, author, at: id * 60_000, item, history };
  });
  await client.db().collection('feedentries').insertMany(entries);
  await client.close();
};
