import { proveStoredShape } from '@sets/shared/core/testing/prove-stored-shape.ts';
import { expect, test } from 'vitest';
import { openSpaceOf } from '../../../test/discussion-stage.ts';
import { connect } from '../../../test/connect.ts';
import { startTestApp } from '../../../test/start-test-app.ts';
import {
  storedOrder,
  storedPlace,
  storedReactions,
  storedWriter,
} from './discussion-records.migrations.ts';
import order1 from './stored/discussion-order.v1.json' with { type: 'json' };
import place1 from './stored/discussion-place.v1.json' with { type: 'json' };
import reactions1 from './stored/discussion-reactions.v1.json' with { type: 'json' };
import writer1 from './stored/discussion-writer.v1.json' with { type: 'json' };

// The store has dates where JSON has their words.
const muted = order1.muted.map(({ userid, until }) => ({ userid, until: new Date(until) }));

proveStoredShape(storedPlace, [place1]);
proveStoredShape(storedOrder, [{ ...order1, muted }]);
proveStoredShape(storedReactions, [reactions1]);
proveStoredShape(storedWriter, [writer1]);

test('what is written has its version; what a newer one has written is refused, and stays', async () => {
  const app = await startTestApp();
  const owner = await app.buildAccount();
  const moduleid = await openSpaceOf(app, owner);
  const { token } = owner;
  const slow = (seconds: number) =>
    app.call('PUT', '/api/module/slowdiscussion', { token, body: { moduleid, seconds } });
  expect((await slow(10)).status).toBe(200);
  const orders = async () => (await app.stored())['discussionspaces'];
  expect(await orders()).toMatchObject([{ _id: moduleid, v: 1, slowSeconds: 10 }]);
  const newer = { v: 9, slowSeconds: 'as long as a song' };
  await app.inStore((store) =>
    store
      .collection<{ _id: string }>('discussionspaces')
      .updateOne({ _id: moduleid }, { $set: newer }),
  );
  expect((await slow(0)).body).toMatchObject({ code: 'NEWER_VERSION' });
  const peer = await connect(app.url, { token });
  const entered = await peer.request('place:enter', { kind: 'discussion', at: { moduleid } });
  expect(entered).toMatchObject({ ok: false, error: { code: 'NEWER_VERSION' } });
  expect(await orders()).toMatchObject([newer]);
  peer.close();
  await app.close();
});
