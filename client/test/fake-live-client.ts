import { fail, type Reply } from '@sets/shared/core/result.ts';
import type { Notice } from '@sets/shared/live/notices.ts';
import type { PlainNoticeName, PlainNoticePayload } from '@sets/shared/live/plain-notices.ts';
import type { RequestInput, RequestName, RequestOutput } from '@sets/shared/live/requests.ts';
import type { LiveClient, LiveStatus } from '../src/live/live-client.ts';

type Handlers = {
  [Name in RequestName]?: (
    input: RequestInput<Name>,
  ) => Reply<RequestOutput<Name>> | Promise<Reply<RequestOutput<Name>>>;
};

/** A live client whose server is the test: `handlers` answer its requests. */
export class FakeLiveClient implements LiveClient {
  status: LiveStatus = 'connecting';
  readonly handlers: Handlers;
  readonly asked: { name: RequestName; input: unknown }[] = [];
  readonly #onStatus = new Set<(status: LiveStatus) => void>();
  readonly #onNotice = new Set<(notice: Notice) => void>();
  readonly #onPlain = new Map<PlainNoticeName, Set<(payload: never) => void>>();

  constructor(handlers: Handlers) {
    this.handlers = { 'clock:sync': () => ({ ok: true, data: { now: Date.now() } }), ...handlers };
  }

  declare(): void {
    // Everything can be asked here.
  }

  onStatus(listener: (status: LiveStatus) => void): () => void {
    this.#onStatus.add(listener);
    return () => this.#onStatus.delete(listener);
  }

  onNotice(listener: (notice: Notice) => void): () => void {
    this.#onNotice.add(listener);
    return () => this.#onNotice.delete(listener);
  }

  on<Name extends PlainNoticeName>(
    name: Name,
    listener: (payload: PlainNoticePayload[Name]) => void,
  ): () => void {
    const listeners = this.#onPlain.get(name) ?? new Set();
    this.#onPlain.set(name, listeners.add(listener));
    return () => listeners.delete(listener);
  }

  async request<Name extends RequestName>(
    name: Name,
    input: RequestInput<Name>,
  ): Promise<Reply<RequestOutput<Name>>> {
    this.asked.push({ name, input });
    const handler = this.handlers[name] as
      | ((given: RequestInput<Name>) => Promise<Reply<RequestOutput<Name>>>)
      | undefined;
    if (this.status !== 'online' || handler === undefined) return fail('UNAVAILABLE', 'No.');
    return handler(input);
  }

  close(): void {
    this.#onStatus.clear();
  }

  /** What was asked under this name, in order. */
  inputs<Name extends RequestName>(name: Name): RequestInput<Name>[] {
    return this.asked
      .filter((each) => each.name === name)
      .map((each) => each.input as RequestInput<Name>);
  }

  become(status: LiveStatus): void {
    this.status = status;
    for (const listener of this.#onStatus) listener(status);
  }

  notify(notice: Notice): void {
    for (const listener of this.#onNotice) listener(notice);
  }

  tell<Name extends PlainNoticeName>(name: Name, payload: PlainNoticePayload[Name]): void {
    for (const listener of this.#onPlain.get(name) ?? []) listener(payload as never);
  }
}
