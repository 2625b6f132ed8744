import { discussionCalls as calls } from '@sets/shared/discussion/discussion.calls.ts';
import {
  discussionMessage,
  discussionPerson,
  discussionPlace,
  discussionSettings,
} from '@sets/shared/discussion/discussion.contract.ts';
import { type RouteGroup, serve } from '../../core/route.ts';
import type { Blocks } from './discussion-tools.ts';
import type { ModerationService } from './moderation.service.ts';
import type { PinService } from './pin.service.ts';
import type { ReactionService } from './reaction.service.ts';
import type { WriterService } from './writer.service.ts';

interface DiscussionParts {
  readonly moderation: ModerationService;
  readonly blocks: Blocks;
  readonly writers: WriterService;
  readonly reactions: ReactionService;
  readonly pins: PinService;
}

/** What belongs to discussions and goes over no live connection. */
export const discussionRoutes = (parts: DiscussionParts): RouteGroup => ({
  name: 'Discussion',
  schemas: {
    DiscussionMessage: discussionMessage,
    DiscussionPerson: discussionPerson,
    DiscussionPlace: discussionPlace,
    DiscussionSettings: discussionSettings,
  },
  routes: [
    serve(calls.react, async ({ actor, body }) => ({
      id: body.id,
      reactions: await parts.reactions.react(actor, body),
    })),
    serve(calls.myReactions, async ({ actor, body: { place, ids } }) => ({
      mine: await parts.reactions.mine(actor, place, ids),
    })),
    serve(calls.pin, async ({ actor, body }) => {
      await parts.pins.pin(actor, body.place, body.id, body.pinned);
      return body;
    }),
    serve(calls.people, async ({ actor, params }) => ({
      people: await parts.writers.offered(actor, params.moduleid),
    })),
    serve(calls.settings, ({ actor, params }) => parts.moderation.settings(actor, params.moduleid)),
    serve(calls.slow, ({ actor, body }) =>
      parts.moderation.slow(actor, body.moduleid, body.seconds),
    ),
    serve(calls.mute, ({ actor, body }) => parts.moderation.mute(actor, body)),
    serve(calls.block, async ({ actor, body: { userid, blocked } }) => ({
      blocked: [...(await parts.blocks.block(actor, userid, blocked))],
    })),
  ],
});
