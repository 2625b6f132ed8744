import {
  discussionKind,
  discussionLimits,
  type DiscussionDraft,
  type DiscussionMine,
  discussionPlace,
  type DiscussionPlace,
  type DiscussionState,
  type ThreadLink,
} from '@sets/shared/discussion/discussion.contract.ts';
import type { DiscussionWhere } from '@sets/shared/discussion/discussion.feed.ts';
import type { MessageItem } from '@sets/shared/discussion/discussion.migrations.ts';
import type { Actor } from '../../core/actor.ts';
import { AppError } from '../../core/app-error.ts';
import type { PeopleHere, PlaceKind, Standing } from '../../live/places/place-kind.ts';
import type { Found, KnownReader } from '../module/module-access.ts';
import { canModerate } from '../module/module.policy.ts';
import { canWrite, findPlaceFor, roomIdOf } from './discussion-access.ts';
import { removeIfGone } from './discussion-end.service.ts';
import type { DiscussionTools } from './discussion-tools.ts';
import type { MentionService } from './mention.service.ts';
import type { ModerationService } from './moderation.service.ts';
import type { PinService } from './pin.service.ts';
import type { WriterService } from './writer.service.ts';

interface PlaceTools extends DiscussionTools {
  readonly moderation: ModerationService;
  readonly writers: WriterService;
  readonly mentions: MentionService;
  readonly pins: PinService;
}

/**
 * Where people of a space write: visitors of an open one read, whoever has a verified account writes,
 * who moderates it moderates here too. To whom the space is closed nothing of it is there.
 */
export const discussionPlaceKind = (tools: PlaceTools): PlaceKind<DiscussionPlace> => ({
  name: discussionKind,
  at: discussionPlace,
  nameOf: (at) => ({ roomId: roomIdOf(at), scope: at.moduleid }),
  standings: (at, actors) => standingsIn(tools, at, actors),
  state: (at, here) => stateOf(tools, at, here),
  // It costs no look-up: typing is told of too often for that.
  where: async (_at, { known, participantOf }) =>
    ({ ...(known as KnownHere), now: tools.clock.now(), participantOf }) satisfies DiscussionWhere,
  keeping: async (at, { found }, item, before) => {
    const { record, reader, settings } = found as FoundHere;
    const pauseMs = canModerate(reader, record) ? 0 : settings.slowSeconds * 1_000;
    if (before !== undefined && (pauseMs === 0 || !saysMore(tools, item as MessageItem, before))) {
      return;
    }
    await tools.writers.note(at, reader.userid, pauseMs);
  },
  kept: (at, author, { id, draft }) => {
    tools.background.run('what was written where nothing is any more goes', () =>
      removeIfGone(tools, at),
    );
    tools.background.run('who was mentioned is told', () =>
      tools.mentions.tell(at, author.actor, { id, draft: draft as DiscussionDraft }),
    );
  },
});

/** Right after it was written a message may be put right; after that other words are as a message of their own. */
const typoMs = 60_000;

/** Whether a change is one that the pause between messages holds for. */
const saysMore = (
  { clock }: Pick<PlaceTools, 'clock'>,
  { text }: MessageItem,
  before: { readonly item: unknown; readonly at: number },
): boolean => text !== (before.item as MessageItem).text && clock.now() - before.at >= typoMs;

/** All that can be known of these people there together. */
const standingsIn = async (
  tools: PlaceTools,
  at: DiscussionPlace,
  actors: readonly (Actor | null)[],
): Promise<(Standing | AppError)[]> => {
  const { moderation, blocks } = tools;
  const [found, settings, blocked] = await Promise.all([
    findPlaceFor(tools, actors, at),
    moderation.of(at.moduleid),
    blocks.ofAll(actors.flatMap((actor) => actor?.userid ?? [])),
  ]);
  return found.map((each) => {
    if (each instanceof AppError) return each;
    const { reader } = each;
    if (reader === null) return visiting;
    return standingOf(tools, at, {
      ...each,
      reader,
      settings,
      blocked: blocked.get(reader.userid) ?? [],
    });
  });
};

const visiting: Standing = {
  as: 'screen',
  writes: false,
  mine: { me: null, readsOnly: 'visitor', mutedUntil: null, blocked: [] } satisfies DiscussionMine,
};

const standingOf = (
  { moderation, placed }: PlaceTools,
  at: DiscussionPlace,
  { blocked, ...here }: FoundHere & { readonly blocked: readonly string[] },
): Standing => {
  const { reader, record, settings, isMerged } = here;
  const { userid, username } = reader;
  const writes = canWrite(reader, here);
  const mutedUntil = moderation.mutedUntil(settings, reader, record);
  const mine: DiscussionMine = {
    me: placed().participantOf(roomIdOf(at), userid),
    readsOnly: writes ? null : 'unverified',
    mutedUntil,
    blocked: [...blocked],
  };
  const as = canModerate(reader, record) ? 'host' : writes ? 'phone' : 'screen';
  const known: KnownHere = { person: { userid, username }, mutedUntil, isMerged };
  return { as, writes, mine, known, found: here };
};

/** What was looked up of who writes: once for a request. */
interface FoundHere {
  readonly record: Found['record'];
  readonly reader: KnownReader;
  readonly settings: Awaited<ReturnType<ModerationService['of']>>;
  readonly isMerged: boolean;
}

/** What is kept of it with their seat. */
type KnownHere = Pick<DiscussionWhere, 'person' | 'mutedUntil' | 'isMerged'>;

const stateOf = async (
  tools: PlaceTools,
  at: DiscussionPlace,
  here: PeopleHere,
): Promise<DiscussionState> => {
  const { spaces, people, moderation, pins } = tools;
  const record = await spaces.found(at.moduleid);
  const moderators = (await spaces.moderatorsOf(record)).filter((userid) => here.has(userid));
  const names = await people.names(moderators);
  const { slowSeconds } = await moderation.of(at.moduleid);
  return {
    here: here.count,
    moderators: moderators.flatMap((userid) => {
      const named = names.get(userid);
      return named === undefined ? [] : [{ userid, username: named.username }];
    }),
    slowSeconds,
    pinned: await pins.of(at),
    ...(await linksOf(tools, at)),
  };
};

/** From a thread to those that belong with it, since their questions became one. */
const linksOf = async (
  { threadOf, partsOf, writers }: PlaceTools,
  { moduleid, topicid, questionid }: DiscussionPlace,
): Promise<Pick<DiscussionState, 'into' | 'parts'>> => {
  if (topicid === undefined || questionid === undefined) return { into: null, parts: [] };
  const [thread, parts] = await Promise.all([
    threadOf({ moduleid, topicid, questionid }),
    partsOf(questionid, discussionLimits.parts),
  ]);
  const roomOf = (each: ThreadLink) =>
    roomIdOf({ moduleid, topicid: each.topicid, questionid: each.questionid });
  const written = await writers.placesOf(parts.map(roomOf));
  return { into: thread?.into ?? null, parts: parts.filter((each) => written.has(roomOf(each))) };
};
