import { type Document, MongoClient } from 'mongodb';
import { expect, test } from 'vitest';
import { openStage } from '../../../test/live-stage.ts';

test('RU7: the log tells what hosts did, in order, and who did it', async () => {
  const stage = await openStage();
  const client = await MongoClient.connect(stage.storeUri);
  const host = await stage.host();
  const { roomId } = host.room;
  const by = stage.owner.userid;
  await host.command({ type: 'open' });
  await host.ask('room:lock', { roomId, locked: true });
  await host.ask('room:lock', { roomId, locked: false });
  await stage.phone(host.room.code);
  await host.notice(
    'people:changed',
    ({ people }: { people: { joined: number } }) => people.joined === 1,
  );
  const blocks = client.db().collection<{ attendance: { burst: string }[] }>('attendance');
  const burst = (await blocks.findOne({}))?.attendance[0]?.burst ?? '';
  await host.ask('room:exclude', { roomId, burst, excluded: true });
  const lines = await client
    .db()
    .collection<Document & { _id: string }>('runlog')
    .find({ runId: host.run.runId })
    .sort({ at: 1 })
    .toArray();
  const told = lines.map(({ kind, version, detail }) => ({ kind, version, detail }));
  expect(told).toMatchObject([
    { kind: 'open', version: 0, detail: { by } },
    { kind: 'command', version: 1, detail: { detail: { command: { type: 'open' }, by } } },
    { kind: 'lock', version: 1, detail: { locked: true, by } },
    { kind: 'lock', version: 1, detail: { locked: false, by } },
    { kind: 'exclude', version: 1, detail: { burst, excluded: true, by } },
  ]);
  await client.close();
  await stage.close();
});
