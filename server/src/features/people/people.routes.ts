import { peopleCalls as calls } from '@sets/shared/people/people.calls.ts';
import {
  blockedList,
  peoplePage,
  peopleSettings,
  personHead,
  personLine,
} from '@sets/shared/people/people.contract.ts';
import { type RouteGroup, serve } from '../../core/route.ts';
import type { BlockService } from './block.service.ts';
import type { FollowService } from './follow.service.ts';
import type { PeopleLists } from './people-lists.service.ts';
import type { PeopleSettingsService } from './people-settings.service.ts';

interface PeopleParts {
  readonly follows: FollowService;
  readonly blocks: BlockService;
  readonly lists: PeopleLists;
  readonly settings: PeopleSettingsService;
}

/** Who follows whom, whom one blocks, and what one says of that. */
export const peopleRoutes = (parts: PeopleParts): RouteGroup => ({
  name: 'Followers',
  schemas: {
    PersonHead: personHead,
    PersonLine: personLine,
    PeoplePage: peoplePage,
    PeopleSettings: peopleSettings,
    BlockedPeople: blockedList,
  },
  routes: [...reading(parts), ...following(parts), ...blocking(parts), ...saying(parts)],
});

const reading = ({ lists }: PeopleParts) => [
  serve(calls.head, ({ actor, params }) => lists.head(actor, params.userid)),
  serve(calls.followers, ({ actor, params, query }) =>
    lists.page(actor, params.userid, 'followers', query.before),
  ),
  serve(calls.followings, ({ actor, params, query }) =>
    lists.page(actor, params.userid, 'followings', query.before),
  ),
];

const following = ({ lists, follows }: PeopleParts) => [
  serve(calls.follow, async ({ actor, params: { userid } }) => {
    await follows.follow(actor, userid);
    return lists.head(actor, userid);
  }),
  serve(calls.unfollow, async ({ actor, params: { userid } }) => {
    await follows.end(actor.userid, userid);
    return lists.head(actor, userid);
  }),
  serve(calls.removeFollower, async ({ actor, params: { userid } }) => {
    await follows.end(userid, actor.userid);
    return lists.head(actor, userid);
  }),
];

const blocking = ({ lists, blocks }: PeopleParts) => [
  serve(calls.block, async ({ actor, params: { userid } }) => {
    await blocks.block(actor, userid, true);
    return lists.head(actor, userid);
  }),
  serve(calls.unblock, async ({ actor, params: { userid } }) => {
    await blocks.block(actor, userid, false);
    return lists.head(actor, userid);
  }),
  serve(calls.blocked, async ({ actor }) => ({ people: await lists.blocked(actor) })),
];

const saying = ({ settings }: PeopleParts) => [
  serve(calls.settings, ({ actor }) => settings.of(actor.userid)),
  serve(calls.changeSettings, ({ actor, body }) => settings.change(actor, body)),
];
