import type { FollowedFeed } from '../../live/follow-feed.ts';
import { draftText } from './read-message.ts';

/** What somebody does to a message that is there, and the server has not done yet, or will not do. */
export interface MessageChange {
  readonly attempt: string;
  /** What it is to say; null where it is to be deleted. */
  readonly text: string | null;
  /** Why the server does not do it; null while it waits. */
  readonly refusal: string | null;
}

/** The newest change of each message, by its id; what waits counts before what was refused. */
export const changesOf = ({
  unsent,
  refused,
}: Pick<FollowedFeed, 'unsent' | 'refused'>): ReadonlyMap<number, MessageChange> => {
  const changes = new Map<number, MessageChange>();
  for (const { id, attempt, item, failure } of refused) {
    if (id !== null) changes.set(id, { attempt, text: draftText(item), refusal: failure.msg });
  }
  for (const { id, attempt, item } of unsent) {
    if (id !== null) changes.set(id, { attempt, text: draftText(item), refusal: null });
  }
  return changes;
};
