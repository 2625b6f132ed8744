import {
  discussionKind,
  type DiscussionMine,
  discussionPlace,
  type DiscussionPlace,
  type DiscussionState,
} from '@sets/shared/discussion/discussion.contract.ts';
import type { DiscussionWhere } from '@sets/shared/discussion/discussion.feed.ts';
import type { MessageItem } from '@sets/shared/discussion/discussion.migrations.ts';
import type { Actor } from '../../core/actor.ts';
import type { PeopleHere, PlaceAuthor, PlaceKind, Standing } from '../../live/places/place-kind.ts';
import type { Found, KnownReader } from '../module/module-access.ts';
import { canModerate } from '../module/module.policy.ts';
import type { BlockService } from './block.service.ts';
import { canWrite, findPlace, findWritable, roomIdOf } from './discussion-access.ts';
import type { DiscussionTools } from './discussion-tools.ts';
import type { MentionService } from './mention.service.ts';
import type { ModerationService } from './moderation.service.ts';
import type { PinService } from './pin.service.ts';
import type { WriterService } from './writer.service.ts';

interface PlaceTools extends DiscussionTools {
  readonly moderation: ModerationService;
  readonly blocks: BlockService;
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
  standing: (at, actor) => standingIn(tools, at, actor),
  state: (at, here) => stateOf(tools, at, here),
  where: (at, author) => whereOf(tools, at, author),
  keeping: async (at, author, item, before) => {
    const { record, reader, settings } = await foundFor(tools, at, author);
    const pauseMs = canModerate(reader, record) ? 0 : settings.slowSeconds * 1_000;
    if (before !== undefined && (pauseMs === 0 || !saysMore(tools, item as MessageItem, before))) {
      return;
    }
    await tools.writers.note(at, reader.userid, pauseMs);
  },
  kept: (at, author, { id, item }) => {
    tools.background.run('who was mentioned is told', () =>
      tools.mentions.tell(at, author, { id, item: item as MessageItem }),
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

const standingIn = async (
  tools: PlaceTools,
  at: DiscussionPlace,
  actor: Actor | null,
): Promise<Standing> => {
  const [found, settings, blocked] = await Promise.all([
    findPlace(tools, actor, at),
    tools.moderation.of(at.moduleid),
    actor === null ? [] : tools.blocks.of(actor.userid),
  ]);
  const { reader, record } = found;
  if (reader === null) {
    const mine: DiscussionMine = {
      me: null,
      readsOnly: 'visitor',
      mutedUntil: null,
      blocked: [],
    };
    return { as: 'screen', writes: false, mine };
  }
  const { userid } = reader;
  const writes = canWrite(reader, found);
  const mine: DiscussionMine = {
    me: tools.placed().participantOf(roomIdOf(at), userid),
    readsOnly: writes ? null : 'unverified',
    mutedUntil: tools.moderation.mutedUntil(settings, reader, record),
    blocked: [...blocked],
  };
  const moderates = canModerate(reader, record);
  const as = moderates ? 'host' : writes ? 'phone' : 'screen';
  return { as, writes, mine, found: { record, reader, settings } satisfies FoundHere };
};

/** What was looked up of who writes: once for a request. */
interface FoundHere {
  readonly record: Found['record'];
  readonly reader: KnownReader;
  readonly settings: Awaited<ReturnType<ModerationService['of']>>;
}

/** @throws AppError NOT_FOUND, FORBIDDEN */
const foundFor = async (
  tools: PlaceTools,
  at: DiscussionPlace,
  { actor, found }: PlaceAuthor,
): Promise<FoundHere> => {
  if (found !== undefined) return found as FoundHere;
  const [writable, settings] = await Promise.all([
    findWritable(tools, actor, at),
    tools.moderation.of(at.moduleid),
  ]);
  return { ...writable, settings };
};

const stateOf = async (
  { spaces, people, moderation, pins }: PlaceTools,
  at: DiscussionPlace,
  here: PeopleHere,
): Promise<DiscussionState> => {
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
  };
};

/** @throws AppError NOT_FOUND, FORBIDDEN */
const whereOf = async (
  tools: PlaceTools,
  at: DiscussionPlace,
  author: PlaceAuthor,
): Promise<DiscussionWhere> => {
  const { reader, record, settings } = await foundFor(tools, at, author);
  const { userid, username } = reader;
  return {
    person: { userid, username },
    mutedUntil: tools.moderation.mutedUntil(settings, reader, record),
    now: tools.clock.now(),
    participantOf: author.participantOf,
  };
};
