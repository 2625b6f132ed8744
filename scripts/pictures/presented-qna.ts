import type { Reply } from '@sets/shared/core/result.ts';
import type { LiveQna, NewLiveQna } from '@sets/shared/live-qna/live-qna.contract.ts';
import { questionsFeedName } from '@sets/shared/live-qna/live-qna.feed.ts';
import {
  type LiveQnaCommand,
  type LiveQnaView,
  votesSlot,
} from '@sets/shared/live-qna/live-qna.live.ts';
import { liveQnaName } from '@sets/shared/live-qna/live-qna.name.ts';
import { Connection } from '../load/connection.ts';
import type { Product } from './product.ts';

const dataOf = <Data>(reply: Reply<Data>): Data => {
  if (reply.ok) return reply.data;
  throw new Error(`${reply.error.code}: ${reply.error.msg}`);
};

/** A live Q&A in a room, with its host, and people who ask and vote. */
export class PresentedQna {
  readonly code: string;
  readonly liveqnaid: string;
  readonly roomId: string;
  readonly #runId: string;
  readonly #lot: number;
  readonly #port: number;
  readonly #host: Connection;
  #attempts = 0;

  static async open(product: Product, made: NewLiveQna): Promise<PresentedQna> {
    const { token } = product.lecturer;
    const { liveqnaid } = (await product.call('POST', '/api/live-qna', {
      token,
      body: made,
    })) as LiveQna;
    const port = Number(new URL(product.url).port);
    const host = await Connection.open({ port, token, onEvent: () => undefined });
    const ref = { activity: liveQnaName, definitionId: liveqnaid };
    const { room } = dataOf(await host.request('room:open', ref));
    const { notices } = dataOf(await host.request('room:host', { roomId: room.roomId }));
    const told = notices.find(({ name }) => name === 'run:changed')?.payload as {
      readonly run: { readonly runId: string };
      readonly view: LiveQnaView;
    };
    return new PresentedQna(host, port, { liveqnaid, ...room, ...told.run, lot: told.view.lot });
  }

  private constructor(
    host: Connection,
    port: number,
    on: {
      readonly liveqnaid: string;
      readonly code: string;
      readonly roomId: string;
      readonly runId: string;
      readonly lot: number;
    },
  ) {
    this.#host = host;
    this.#port = port;
    this.code = on.code;
    this.liveqnaid = on.liveqnaid;
    this.roomId = on.roomId;
    this.#runId = on.runId;
    this.#lot = on.lot;
  }

  async command(command: LiveQnaCommand): Promise<void> {
    const { roomId } = this;
    const given = { roomId, runId: this.#runId, version: 0, command };
    dataOf(await this.#host.request('run:command', given));
  }

  async act(id: number, act: string): Promise<void> {
    const change = { ...this.#ref(), id, item: { act } };
    dataOf(await this.#host.request('feed:change', change));
  }

  /** Somebody who asks these, and votes for those. */
  async somebody(asks: readonly string[], votes: readonly number[], name: string | null = null) {
    const phone = await Connection.open({ port: this.#port, onEvent: () => undefined });
    dataOf(await phone.request('room:join', { room: { code: this.code } }));
    const ids: number[] = [];
    for (const text of asks) {
      const item = { lot: this.#lot, text, name };
      ids.push(dataOf(await phone.request('feed:post', { ...this.#ref(), item })).id);
    }
    if (votes.length > 0) {
      const { roomId } = this;
      const { attempt } = this.#ref();
      const value = { up: [...votes], down: [] };
      const given = { roomId, runId: this.#runId, slot: votesSlot, attempt, revision: 1, value };
      dataOf(await phone.request('answer:submit', { ...given, tappedAt: Date.now() }));
    }
    return ids;
  }

  #ref() {
    this.#attempts += 1;
    const attempt = `attempt${this.#attempts}`;
    return { roomId: this.roomId, feed: questionsFeedName, attempt };
  }
}
