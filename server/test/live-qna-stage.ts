import type { LiveQnaDefinition } from '@sets/shared/live-qna/live-qna.contract.ts';
import { type LiveQnaCommand, votesSlot } from '@sets/shared/live-qna/live-qna.live.ts';
import { liveQnaName } from '@sets/shared/live-qna/live-qna.name.ts';
import { type Document, MongoClient } from 'mongodb';
import type { Clock } from '../src/core/clock.ts';
import type { Actor } from '../src/core/actor.ts';
import type { Peer } from './connect.ts';
import { openStage, runIn } from './live-stage.ts';
import { putModule } from './put-module.ts';

type Stored = Document & { readonly _id: string };

/** What most tests want: everybody sees at once, and votes for. */
export const usualQna: LiveQnaDefinition = {
  title: 'Your questions',
  moderated: false,
  names: true,
  voting: 'up',
  asking: true,
};

/** A server with a space of the owner's, in whose topic `t1` live Q&A lie. */
export const openLiveQnaStage = async (clock?: Clock) => {
  const stage = await openStage(clock === undefined ? {} : { clock });
  const client = await MongoClient.connect(stage.storeUri);
  const { owner } = stage;
  const inStore = async <Told>(work: (store: never) => Promise<Told>): Promise<Told> =>
    work(client.db() as never);
  const topics = [{ topicid: 't1', title: 'Vectors', archived: false }];
  const moduleid = await putModule({ inStore }, owner.userid, { content: { topics } });
  const shelf = { moduleid, topicid: 't1' };

  /** A call of REST, which must work. */
  const call = async <Body>(
    method: string,
    path: string,
    { token = owner.token, body }: { token?: string; body?: object } = {},
  ): Promise<Body> => {
    const response = await fetch(`${stage.url()}${path}`, {
      method,
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    const text = await response.text();
    return (
      response.headers.get('Content-Type')?.includes('json') ? JSON.parse(text) : text
    ) as Body;
  };

  /** A room in which a live Q&A of this kind is on, with its host. */
  const present = async (changed: Partial<LiveQnaDefinition> = {}) => {
    const made = { ...usualQna, ...changed, ...shelf };
    const actor: Actor = owner;
    const { _id } = await stage.features().liveQnas.create(actor, made);
    const wanted = { activity: liveQnaName, definitionId: _id };
    return { liveqnaid: _id, ...(await hostOf(stage, wanted)) };
  };
  return {
    stage,
    shelf,
    moduleid,
    call,
    present,
    collection: (name: string) => client.db().collection<Stored>(name),
    close: async () => {
      await client.close();
      await stage.close();
    },
  };
};

type Stage = Awaited<ReturnType<typeof openStage>>;

/** Somebody who presents it, and how people come and ask. */
const hostOf = async (stage: Stage, wanted: { activity: string; definitionId: string }) => {
  const host = await stage.peer({ token: stage.owner.token });
  const { room } = await host.ask('room:open', wanted);
  const { roomId, code } = room;
  const seated = await host.ask('room:host', { roomId });
  host.notices.unshift(...seated.notices);
  const { runId } = runIn(seated);
  const lot = lotIn(seated.notices);
  const ref = { roomId, feed: 'questions' } as const;
  let made = 0;
  const attempt = (): string => `attempt${(made += 1)}`;
  const ask = async (peer: Peer, text: string, name: string | null = null): Promise<number> => {
    const item = { lot, text, name };
    return (await peer.ask('feed:post', { ...ref, attempt: attempt(), item })).id;
  };
  const command = (given: LiveQnaCommand, peer: Peer = host) =>
    peer.ask('run:command', { roomId, runId, version: 0, command: given });
  return {
    host,
    roomId,
    code,
    runId,
    lot,
    ref,
    attempt,
    ask,
    command,
    /** What a host does to a question. */
    act: (id: number, act: string) =>
      host.ask('feed:change', { ...ref, id, attempt: attempt(), item: { act } }),
    join: async () => {
      const peer = await stage.peer();
      const joined = await peer.ask('room:join', { room: { code } });
      const vote = (revision: number, up: number[], down: number[] = []) => {
        const value = { up, down };
        const sent = { attempt: attempt(), revision, value, tappedAt: Date.now() };
        return peer.ask('answer:submit', { roomId, runId, slot: votesSlot, ...sent });
      };
      return { ...peer, joined, vote };
    },
    watch: async () => {
      const peer = await stage.peer();
      await peer.ask('room:watch', { code });
      return peer;
    },
  };
};

/** How this run is named in the feed of its room. */
const lotIn = (
  notices: readonly { readonly name: string; readonly payload: unknown }[],
): number => {
  const told = notices.find(({ name }) => name === 'run:changed')?.payload;
  return (told as { readonly view: { readonly lot: number } }).view.lot;
};
