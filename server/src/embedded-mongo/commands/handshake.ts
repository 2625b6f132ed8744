import type { Command } from '../command.ts';
import { MAX_DOCUMENT_BYTES } from '../raw-bson.ts';
import { MAX_MESSAGE_BYTES } from '../wire/wire.ts';

/** The store answers as a standalone server of this version. */
const VERSION = '7.0.0';
const WIRE_VERSION_OF_7_0 = 21;

/** Drivers say hello with whatever they have in mind; nobody is turned away for it. */
const hello: Command = {
  run: ({ now }) => ({
    helloOk: true,
    ismaster: true,
    isWritablePrimary: true,
    maxBsonObjectSize: MAX_DOCUMENT_BYTES,
    maxMessageSizeBytes: MAX_MESSAGE_BYTES,
    maxWriteBatchSize: 100_000,
    localTime: new Date(now()),
    logicalSessionTimeoutMinutes: 30,
    minWireVersion: 0,
    maxWireVersion: WIRE_VERSION_OF_7_0,
    readOnly: false,
    ok: 1,
  }),
};

/** Who is there, and the end of sessions, of which the store keeps none. */
export const handshake: Record<string, Command> = {
  hello,
  isMaster: hello,
  ismaster: hello,
  /** Says more than MongoDB where it has to: who asks whether to send people here must know. */
  ping: {
    run: ({ diskIsFull }) => ({ ...(diskIsFull() ? { diskIsFull: true } : {}), ok: 1 }),
  },
  endSessions: { run: () => ({ ok: 1 }) },
  buildInfo: {
    run: () => ({
      version: VERSION,
      versionArray: [7, 0, 0, 0],
      modules: ['embedded'],
      maxBsonObjectSize: MAX_DOCUMENT_BYTES,
      ok: 1,
    }),
  },
};
