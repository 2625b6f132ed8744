import type { PersonalData } from '../../core/personal-data.ts';
import type { Notify } from '../../core/notify.ts';
import type { PeopleService } from '../account/people.service.ts';
import type { ModuleEndService } from './module-end.service.ts';
import { moduleNotices } from './module.messages.ts';
import type { StoredModule } from './stored-module.ts';
import { glanceAt } from './module-record.ts';
import type { ModuleStore } from './module-store.service.ts';

interface HeldTools {
  readonly store: ModuleStore;
  readonly end: Pick<ModuleEndService, 'end'>;
  readonly people: Pick<PeopleService, 'lookUp' | 'names'>;
  readonly notify: Notify;
}

/**
 * The spaces of a person: those that they own, moderate, and are invited to. An invitation is whose who has proven
 * the address: anybody can have registered with it, and must neither read nor end what waits for somebody else.
 */
export const modulePersonalData = (tools: HeldTools): PersonalData => ({
  name: 'spaces',
  holds: 'The spaces that you own, that you moderate, and that you are invited to moderate.',
  collect: (userid) => collect(tools, userid),
  erase: (userid) => erase(tools, userid),
  // Who was made a moderator, or was handed a space, while the rest was erased.
});

const collect = async ({ store, people }: HeldTools, userid: string): Promise<unknown> => {
  const person = await people.lookUp(userid);
  const [owned, moderated, invited] = await Promise.all([
    store.whole({ owner: userid }),
    store.whole({ moderators: userid, deletedAt: null }),
    person?.verified !== true
      ? []
      : store.whole({ 'invitations.emailKey': person.emailKey, deletedAt: null }),
  ]);
  if (owned.length + moderated.length + invited.length === 0) return null;
  return {
    owned: owned.map(exported),
    moderated: moderated.map(named),
    invited: invited.map(named),
  };
};

const named = (stored: StoredModule) => ({
  moduleid: stored._id,
  title: glanceAt(stored).content.title,
});

/** All of it that is this person's, as it is stored: who else moderates it is not. */
const exported = (stored: StoredModule) => ({
  ...named(stored),
  createdAt: stored.createdAt.toISOString(),
  deletedAt: stored.deletedAt?.toISOString() ?? null,
  content: stored.content ?? null,
});

/** May be done again after a failure: what is done already is found no more. */
const erase = async (tools: HeldTools, userid: string): Promise<void> => {
  const { store, people } = tools;
  for (const stored of await store.whole({ owner: userid })) {
    await passOn(tools, stored);
  }
  await store.forgetModerator(userid);
  const person = await people.lookUp(userid);
  if (person?.verified === true) await store.forgetInvited(person.emailKey);
};

/** To its first moderator, who is told; a space without any, or one that was deleted, ends. */
const passOn = async (
  { store, end, people, notify }: HeldTools,
  stored: StoredModule,
): Promise<void> => {
  const { _id, owner, moderators } = stored;
  const there = await people.names(moderators);
  const heirs = (stored.deletedAt ?? null) === null ? moderators : [];
  for (const heir of heirs) {
    // Whose account is gone, or who has just left, is passed over.
    if (!there.has(heir) || !(await store.passOn(_id, owner, heir))) continue;
    const { title, text } = moduleNotices.inherited;
    const space = glanceAt(stored).content.title;
    await notify(heir, { kind: 'space', title, text: text(space), path: `/space/${_id}` });
    return;
  }
  await end.end(stored);
};
