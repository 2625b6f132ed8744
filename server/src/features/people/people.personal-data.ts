import type { PersonalData } from '../../core/personal-data.ts';
import type { Follow } from './people-records.service.ts';
import type { PeopleSettingsService } from './people-settings.service.ts';
import type { PeopleTools } from './people-tools.ts';

interface HeldTools extends Pick<PeopleTools, 'models' | 'people'> {
  readonly settings: PeopleSettingsService;
}

/** Names are looked up for so many at once. */
const atOnce = 500;

/**
 * Whom a person follows and blocks is theirs. Who follows them is in it as far as their own list shows it: what
 * they do not see themselves is the follower’s.
 */
export const peoplePersonalData = (tools: HeldTools): PersonalData => ({
  name: 'people',
  holds: 'Whom you follow, who follows you, whom you block, and what you say of your lists.',
  collect: (userid) => collect(tools, userid),
  erase: (userid) => erase(tools, userid),
});

async function* collect({ models, people, settings }: HeldTools, userid: string): AsyncGenerator {
  const said = await settings.collect(userid);
  if (said !== null) yield { settings: said };
  const named = async (others: readonly string[]) => {
    const names = await people.names(others);
    return (other: string) => ({ userid: other, username: names.get(other)?.username ?? null });
  };
  const blocked = (await models.blocks.findById(userid).lean())?.blocked ?? [];
  if (blocked.length > 0) yield { blocked: blocked.map(await named(blocked)) };
  const lists = [
    ['following', { follower: userid }, ({ followed }: Follow) => followed],
    ['follower', { followed: userid, unseen: false }, ({ follower }: Follow) => follower],
  ] as const;
  for (const [is, filter, who] of lists) {
    for await (const some of inPortions(models.follows.find(filter).sort({ at: -1 }).lean())) {
      const nameOf = await named(some.map((each) => who(each)));
      for (const each of some) yield { [is]: nameOf(who(each)), since: each.at.toISOString() };
    }
  }
}

async function* inPortions(query: { cursor(): AsyncIterable<Follow> }): AsyncGenerator<Follow[]> {
  let some: Follow[] = [];
  for await (const each of query.cursor()) {
    some.push(each);
    if (some.length < atOnce) continue;
    yield some;
    some = [];
  }
  if (some.length > 0) yield some;
}

/** May be done again, at any time: what is done already is found no more. */
const erase = async ({ models, settings }: HeldTools, userid: string) => {
  const { follows, blocks } = models;
  await follows.deleteMany({ follower: userid });
  await follows.deleteMany({ followed: userid });
  await blocks.deleteOne({ _id: userid });
  await blocks.updateMany({ blocked: userid }, { $pull: { blocked: userid } });
  await settings.erase(userid);
};
