import type { Reply } from '@sets/shared/core/result.ts';
import type { Notice, RoomNoticeName } from '@sets/shared/live/notices.ts';
import {
  type PlainNoticeName,
  type PlainNoticePayload,
  plainNotices,
} from '@sets/shared/live/plain-notices.ts';
import { contractVersion } from '@sets/shared/live/protocol.ts';
import type { RequestInput, RequestName, RequestOutput } from '@sets/shared/live/requests.ts';
import { io } from 'socket.io-client';

const plainNoticeNames = Object.keys(plainNotices) as PlainNoticeName[];

interface ConnectOptions {
  readonly token?: string | undefined;
  /** What the handshake says instead of the proper thing. */
  readonly auth?: Record<string, unknown>;
}

/** A real client of the live connection, as tests use it. */
export type Peer = Awaited<ReturnType<typeof connect>>;

/** Connects for real; rejects with the server's refusal. */
export const connect = async (url: string, { token, auth }: ConnectOptions = {}) => {
  const socket = io(url, {
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    auth: auth ?? { contract: contractVersion, ...(token === undefined ? {} : { token }) },
  });
  const notices: Notice[] = [];
  const plain: { name: PlainNoticeName; payload: unknown }[] = [];
  const watchers = new Set<() => void>();
  const arrived = (): void => {
    for (const watcher of watchers) watcher();
  };
  socket.on('notice', (notice: Notice) => {
    notices.push(notice);
    arrived();
  });
  for (const name of plainNoticeNames) {
    socket.on(name, (payload: unknown) => {
      plain.push({ name, payload });
      arrived();
    });
  }
  socket.on('disconnect', arrived);
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
    // A greeting that is no object at all ends the connection without a word.
    socket.io.once('close', (reason) => {
      if (reason !== 'forced close') reject(new Error(reason));
    });
  });

  /** Resolves with what `find` finds, as soon as it finds something. */
  const until = <Found>(find: () => Found | undefined): Promise<Found> =>
    new Promise((resolve) => {
      const look = (): void => {
        const found = find();
        if (found === undefined) return;
        watchers.delete(look);
        resolve(found);
      };
      watchers.add(look);
      look();
    });

  const raw = (name: string, ...sent: unknown[]): Promise<Reply<unknown>> =>
    socket.emitWithAck(name, ...sent) as Promise<Reply<unknown>>;

  return {
    socket,
    notices,
    plain,
    until,
    raw,
    /** Sends a request; resolves with the reply, good or bad. */
    request: <Name extends RequestName>(
      name: Name,
      input: RequestInput<Name>,
    ): Promise<Reply<RequestOutput<Name>>> =>
      raw(name, input) as Promise<Reply<RequestOutput<Name>>>,
    /** Sends a request that must work; resolves with its data. */
    ask: async <Name extends RequestName>(
      name: Name,
      input: RequestInput<Name>,
    ): Promise<RequestOutput<Name>> => {
      const reply = (await raw(name, input)) as Reply<RequestOutput<Name>>;
      if (!reply.ok) throw new Error(`${name}: ${reply.error.code} ${reply.error.msg}`);
      return reply.data;
    },
    /** The first notice of this name, past or future, that the test wants. */
    notice: (name: RoomNoticeName, wanted: (payload: never) => boolean = () => true) =>
      until(() =>
        notices.find((notice) => notice.name === name && wanted(notice.payload as never)),
      ),
    /** The first plain notice of this name that the test wants. */
    told: async <Name extends PlainNoticeName>(
      name: Name,
      wanted: (payload: PlainNoticePayload[Name]) => boolean = () => true,
    ): Promise<PlainNoticePayload[Name]> => {
      type Payload = PlainNoticePayload[Name];
      const isWanted = (each: { name: PlainNoticeName; payload: unknown }): boolean =>
        each.name === name && wanted(each.payload as Payload);
      return (await until(() => plain.find(isWanted))).payload as Payload;
    },
    /** Resolves when the connection is gone. */
    gone: () => until(() => (socket.connected ? undefined : true)),
    close: () => {
      socket.disconnect();
    },
  };
};
