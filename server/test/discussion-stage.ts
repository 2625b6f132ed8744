import {
  discussionKind,
  type DiscussionPlace,
} from '@sets/shared/discussion/discussion.contract.ts';
import { type Peer, connect } from './connect.ts';
import { followFeed } from './feed-follower.ts';
import { settle } from './settle.ts';
import { putModule } from './put-module.ts';
import type { Person, TestApp } from './start-test-app.ts';

/** Where people write; the space itself, where nothing else is said. */
export const withTopic = { topics: [{ topicid: 't1', title: 'Vectors', archived: false }] };

let attempts = 0;

/** Somebody who is in a discussion over a connection of their own, with what they do there. */
export const enterDiscussion = async (
  app: Pick<TestApp, 'url'>,
  at: DiscussionPlace,
  person: Person | null = null,
) => {
  const peer = await connect(app.url, person === null ? {} : { token: person.token });
  const entered = await peer.ask('place:enter', { kind: discussionKind, at });
  return inDiscussion(peer, entered);
};

const inDiscussion = <What extends { readonly roomId: string }>(peer: Peer, entered: What) => {
  const ref = { roomId: entered.roomId, feed: 'discussion' } as const;
  const attempt = (): string => `d${(attempts += 1)}`;
  const draft = (text: string, more: object = {}) => ({
    do: 'write',
    text,
    replyTo: null,
    mentions: [],
    ...more,
  });
  return {
    ...peer,
    entered,
    ref,
    follow: (after?: number) => followFeed(peer, ref, after),
    write: (text: string, more: object = {}, name = attempt()) =>
      peer.request('feed:post', { ...ref, attempt: name, item: draft(text, more) }),
    edit: (id: number, text: string) =>
      peer.request('feed:change', { ...ref, id, attempt: attempt(), item: { do: 'edit', text } }),
    remove: (id: number) =>
      peer.request('feed:change', { ...ref, id, attempt: attempt(), item: null }),
    typing: () => peer.request('feed:signal', { ...ref, signal: { typing: true } }),
  };
};

export type InDiscussion = Awaited<ReturnType<typeof enterDiscussion>>;

/** An open space with a topic. */
export const openSpaceOf = (
  app: Pick<TestApp, 'inStore'>,
  owner: Pick<Person, 'userid'>,
  more: Parameters<typeof putModule>[2] = {},
): Promise<string> =>
  putModule(app, owner.userid, { ...more, content: { ...withTopic, ...more.content } });

/** Puts an account into a school, and into a division of it where one is given. */
export const intoSchool = (
  app: Pick<TestApp, 'inStore'>,
  { userid }: Pick<Person, 'userid'>,
  school: string,
  division: string | null = null,
): Promise<void> =>
  settle(
    app,
    { userid },
    { school, ...(division !== null && { personalDivision: { verified: true, division } }) },
  );
