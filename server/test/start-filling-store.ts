import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Dispatcher } from '../src/embedded-mongo/dispatcher.ts';
import { Engine } from '../src/embedded-mongo/engine.ts';
import { Readers } from '../src/embedded-mongo/readers.ts';
import { SocketServer } from '../src/embedded-mongo/wire/socket-server.ts';

/** An embedded store in this thread, whose disk a test fills. */
export const startFillingStore = async () => {
  const dir = await mkdtemp(join(tmpdir(), 'sets-filling-'));
  const engine = new Engine(dir);
  const readers = new Readers(dir);
  const server = new SocketServer(new Dispatcher(engine, readers));
  const socket = join(dir, 'store.sock');
  await server.listen(socket);
  let isFull = false;
  const { storage } = engine;
  const changes = storage.db.prepare('SELECT total_changes() AS count');
  const begun = storage.transaction.bind(storage);
  // As SQLite does: what changes nothing needs no room, and is carried out on a full disk too.
  storage.transaction = (work) =>
    begun(() => {
      const before = changes.get()?.count;
      work();
      if (isFull && changes.get()?.count !== before)
        throw Object.assign(new Error('database or disk is full'), { errcode: 13 });
    });
  return {
    uri: `mongodb://${encodeURIComponent(socket)}/sets?directConnection=true`,
    fill: (full: boolean): void => {
      isFull = full;
    },
    close: async (): Promise<void> => {
      isFull = false;
      await Promise.all([server.close(), readers.close()]);
      engine.close();
      await rm(dir, { recursive: true });
    },
  };
};
