import { fail, ok, type Result } from '../core/result.ts';
import type { Author, Entry, Feed } from '../live/feed.ts';
import {
  discussionDraft,
  type DiscussionDraft,
  discussionFeedName,
  discussionKind,
  discussionLimits,
  discussionMessage,
  type DiscussionMessage,
  type DiscussionPerson,
  type ModeratedMessage,
  moderatedMessage,
  typingSignal,
  type TypingSignal,
} from './discussion.contract.ts';
import { messageItem, type MessageItem } from './discussion.migrations.ts';

/** Who writes where, for the rules of the feed. */
export interface DiscussionWhere {
  readonly person: DiscussionPerson;
  /** Until when they are muted in the space, in ms; null where they are not. */
  readonly mutedUntil: number | null;
  /** Whether the question above has become a part of another one. */
  readonly isMerged: boolean;
  /** In ms. */
  readonly now: number;
  /** What somebody is called in `mentions`. */
  readonly participantOf: (userid: string) => string;
}

const muted = fail('FORBIDDEN', 'A moderator has muted you in this space for a time.');

const merged = fail('CONFLICT', 'This question is a part of another one now. Write there.');

const isMuted = ({ mutedUntil, now }: DiscussionWhere): boolean =>
  mutedUntil !== null && mutedUntil > now;

const posted = (draft: DiscussionDraft, where: DiscussionWhere): Result<MessageItem> => {
  if (draft.do !== 'write') return fail('BAD_REQUEST', 'There is no message to change.');
  if (where.isMerged) return merged;
  if (isMuted(where)) return muted;
  const others = new Set(draft.mentions.filter((userid) => userid !== where.person.userid));
  return ok({
    by: where.person,
    text: draft.text,
    replyTo: draft.replyTo,
    mentions: Array.from(others, where.participantOf),
    editedAt: null,
    history: [],
    pinned: false,
    reactions: {},
  });
};

/** Whoever wrote it changes it; they and moderators remove it. */
const changed = (
  who: Author,
  { item }: Entry<MessageItem>,
  draft: DiscussionDraft | null,
  where: DiscussionWhere,
): Result<MessageItem | null> => {
  const isOwn = item.by.userid === where.person.userid;
  if (draft === null) {
    return isOwn || who.as === 'host' ? ok(null) : fail('FORBIDDEN', 'This is not your message.');
  }
  if (draft.do !== 'edit') return fail('BAD_REQUEST', 'A message is edited or removed.');
  if (!isOwn) return fail('FORBIDDEN', 'This is not your message.');
  if (isMuted(where)) return muted;
  if (draft.text === item.text) return ok(item);
  const { now } = where;
  const history = [...item.history, { text: item.text, at: now }].slice(-discussionLimits.history);
  return ok({ ...item, text: draft.text, editedAt: now, history });
};

const seen = ({ author, item }: Entry<MessageItem>): DiscussionMessage => {
  const { history: _history, ...shown } = item;
  return { ...shown, moderator: author.as === 'host' };
};

/** What people write in spaces. Plain functions; the live engine carries it. */
export const discussionFeed: Feed<MessageItem, TypingSignal, DiscussionDraft, DiscussionWhere> = {
  name: discussionFeedName,
  place: discussionKind,
  // Numbers count what happens: 200,000 messages, and as much again that is changed and reacted to.
  length: { phone: 400_000, host: 500_000 },
  schemas: {
    item: messageItem,
    draft: discussionDraft,
    signal: typingSignal,
    views: { host: moderatedMessage, screen: discussionMessage, phone: discussionMessage },
  },
  mayPost: (_who, draft, where) => posted(draft, where),
  mayChange: changed,
  inWords: ({ text }) => text,
  view: (audience, entry): DiscussionMessage | ModeratedMessage =>
    audience === 'host' ? { ...seen(entry), history: entry.item.history } : seen(entry),
  maySignal: (_who, _typing, where) =>
    isMuted(where) ? muted : ok({ typing: true, by: where.person }),
};
