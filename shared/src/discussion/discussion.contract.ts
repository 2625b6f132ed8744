import * as z from 'zod/mini';
import { id } from '../core/ids.ts';
import { requiredText } from '../core/text.ts';

/** Lengths are in characters. */
export const discussionLimits = {
  /** Markdown source of one message. */
  text: 4_000,
  /** People who are mentioned in one message. */
  mentions: 10,
  /** Earlier texts of a message that moderators can read; older ones go. */
  history: 20,
  /** Messages that are pinned in one place; the oldest pin goes. */
  pinned: 3,
  /** The longest pause between two messages of one person, in seconds. */
  slowSeconds: 3_600,
  /** The longest time for which somebody is muted, in minutes: a week. */
  muteMinutes: 7 * 24 * 60,
  /** People who are offered for a mention. */
  offered: 200,
  /** Merged questions whose threads are linked. */
  parts: 20,
  /** Messages whose own reactions are asked for at once. */
  asked: 300,
} as const;

/** What somebody may say of a message with one tap. The list is short so that counts stay readable. */
export const reactions = ['like', 'heart', 'laugh', 'wow', 'party', 'question'] as const;
export const reaction = z.enum(reactions);
export type Reaction = z.infer<typeof reaction>;

const count = z.optional(z.int().check(z.positive()));
/** How many gave each; what nobody gave is absent. */
export const reactionCounts = z.strictObject({
  like: count,
  heart: count,
  laugh: count,
  wow: count,
  party: count,
  question: count,
});
export type ReactionCounts = z.infer<typeof reactionCounts>;

/** Where people write: the chat of a space, the portal of a topic, the thread under a question. */
export const discussionPlace = z
  .strictObject({ moduleid: id, topicid: z.optional(id), questionid: z.optional(id) })
  .check(
    z.refine(({ topicid, questionid }) => questionid === undefined || topicid !== undefined, {
      error: 'Name the topic of the question.',
      path: ['topicid'],
    }),
  );
export type DiscussionPlace = z.infer<typeof discussionPlace>;

/** What the kind of place is called in `place:enter`. */
export const discussionKind = 'discussion';
/** What the feed is called there. */
export const discussionFeedName = 'discussion';

/** Somebody who writes, as others see them. */
export const discussionPerson = z.strictObject({ userid: id, username: z.string() });
export type DiscussionPerson = z.infer<typeof discussionPerson>;

/** An entry of the feed. */
const entryId = z.int().check(z.positive());
/** Milliseconds of the server's clock. */
const time = z.int();

/** A message as whoever reads the space sees it. */
export const discussionMessage = z.strictObject({
  /** Who wrote it; the name is the one that they had then. */
  by: discussionPerson,
  /** Whether they moderated the space then. */
  moderator: z.boolean(),
  /** Markdown source. */
  text: z.string(),
  /** The message of the same place that it answers. It may have been removed since. */
  replyTo: z.nullable(entryId),
  /** Who is mentioned: one is among them where one's own `me` is. */
  mentions: z.array(id),
  editedAt: z.nullable(time),
  pinned: z.boolean(),
  reactions: reactionCounts,
});
export type DiscussionMessage = z.infer<typeof discussionMessage>;

/** The same for moderators: with what it said before, oldest first. */
export const moderatedMessage = z.extend(discussionMessage, {
  history: z.array(z.strictObject({ text: z.string(), at: time })),
});
export type ModeratedMessage = z.infer<typeof moderatedMessage>;

const text = requiredText(discussionLimits.text);

/** What is sent to post (`write`) and to change (`edit`) a message. */
export const discussionDraft = z.discriminatedUnion('do', [
  z.strictObject({
    do: z.literal('write'),
    text,
    replyTo: z.nullable(entryId),
    /** Whom to tell: those who wrote in the space before, and its moderators; others are left out. */
    mentions: z.array(id).check(z.maxLength(discussionLimits.mentions)),
  }),
  z.strictObject({ do: z.literal('edit'), text }),
]);
export type DiscussionDraft = z.infer<typeof discussionDraft>;

/** Somebody is typing; the server says who. */
export const typingSignal = z.strictObject({
  typing: z.literal(true),
  by: z.optional(discussionPerson),
});
export type TypingSignal = z.infer<typeof typingSignal>;

/** Why somebody only reads; null where they may write. */
export const readsOnly = z.enum(['visitor', 'unverified']);

/** `mine` of the place: what one alone is told. */
export const discussionMine = z.strictObject({
  /** What one is called in `mentions`; null for a visitor. */
  me: z.nullable(id),
  readsOnly: z.nullable(readsOnly),
  /** Until when one is muted here. */
  mutedUntil: z.nullable(time),
  /** Whom one does not want to see. */
  blocked: z.array(id),
});
export type DiscussionMine = z.infer<typeof discussionMine>;

/** The thread under another question, and how that is called. */
export const threadLink = z.strictObject({ topicid: id, questionid: id, title: z.string() });
export type ThreadLink = z.infer<typeof threadLink>;

/** `state` of the place: what everybody there is told. */
export const discussionState = z.strictObject({
  /** How many are here, in persons. */
  here: z.int(),
  /** Which of the moderators are. */
  moderators: z.array(discussionPerson),
  /** The pause between two messages of one person who does not moderate, in seconds; 0 for none. */
  slowSeconds: z.int(),
  /** Newest pin first. */
  pinned: z.array(
    z.strictObject({ id: entryId, by: discussionPerson, text: z.string(), at: time }),
  ),
  /** What the question above has become a part of: one goes on there, and here nothing new is written. */
  into: z.nullable(threadLink),
  /** Where something was said of questions that have become a part of the one above. */
  parts: z.array(threadLink),
});
export type DiscussionState = z.infer<typeof discussionState>;

/** Body of `PUT /api/module/reacttomessage`. */
export const reactionChange = z.strictObject({
  place: discussionPlace,
  id: entryId,
  reaction,
  on: z.boolean(),
});
/** Reply of it: all that one gives to the message now. */
export const ownReactions = z.strictObject({ id: entryId, reactions: z.array(reaction) });
/** Body of `POST /api/module/getmyreactions`. */
export const reactionsAsked = z.strictObject({
  place: discussionPlace,
  ids: z.array(entryId).check(z.maxLength(discussionLimits.asked)),
});
/** Reply of it: of those messages to which one gives something. */
export const ownReactionsList = z.strictObject({ mine: z.array(ownReactions) });

/** Body of `PUT /api/module/pinmessage`. */
export const pinChange = z.strictObject({
  place: discussionPlace,
  id: entryId,
  pinned: z.boolean(),
});

/** Params of `GET /api/module/getdiscussants/:moduleid` and of the settings. */
export const discussionSpace = z.strictObject({ moduleid: id });
/** Reply of it: moderators first, then who wrote last. */
export const discussants = z.strictObject({ people: z.array(discussionPerson) });

/** Reply of `GET /api/module/getdiscussionsettings/:moduleid` and of what changes them. */
export const discussionSettings = z.strictObject({
  slowSeconds: z.int(),
  /** Who is muted now, and until when, ISO 8601 in UTC. */
  muted: z.array(z.extend(discussionPerson, { until: z.iso.datetime() })),
});
export type DiscussionSettings = z.infer<typeof discussionSettings>;

/** Body of `PUT /api/module/slowdiscussion`; 0 for no pause. */
export const slowChange = z.strictObject({
  moduleid: id,
  seconds: z.int().check(z.minimum(0), z.maximum(discussionLimits.slowSeconds)),
});
/** Body of `PUT /api/module/mutediscussant`; 0 lets them write again. */
export const muteChange = z.strictObject({
  moduleid: id,
  userid: id,
  minutes: z.int().check(z.minimum(0), z.maximum(discussionLimits.muteMinutes)),
});

/** Body of `PUT /api/user/blockdiscussant`. */
export const blockChange = z.strictObject({ userid: id, blocked: z.boolean() });
/** Reply of it: everybody whom one does not want to see, in discussions of all spaces. */
export const blockedPeople = z.strictObject({ blocked: z.array(id) });
