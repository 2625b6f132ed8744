import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { foodStage, itemForTests, newFoodid, putFoodSchool } from '../../../test/food-stage.ts';
import { createManualClock } from '../../../test/manual-clock.ts';
import { smallPicture } from '../../../test/small-picture.ts';
import { type Person, startTestApp, type TestApp } from '../../../test/start-test-app.ts';
import { ItemStore } from './item-store.service.ts';

const clock = createManualClock();
let app: TestApp;
let stage: ReturnType<typeof foodStage>;
let vendor: Person;
let stallid: string;
beforeAll(async () => {
  app = await startTestApp({ clock });
  // So many in ten minutes: the limits are proved elsewhere.
  stage = foodStage(app, () => clock.advance(10_000));
}, 60_000);
beforeEach(async () => {
  vendor = await stage.vendor();
  stallid = await stage.stallOf(vendor, await putFoodSchool(app));
});
afterAll(() => app.close());

const day = 24 * 3_600_000;
const statusFor = async (path: string, who: Person | null = null) =>
  (await app.call('GET', path, who === null ? {} : { token: who.token })).status;
const isKept = (fileid: string) =>
  app.inStore(async (store) => {
    const files = store.collection<{ _id: string }>('pictures.files');
    return (await files.findOne({ _id: fileid })) !== null;
  });
const kept = async () => (await stage.keepPicture(vendor, stallid, await smallPicture())).body;

test('201, 401, 403, 404, 400: for a stall of one’s own', async () => {
  const sent = await smallPicture();
  const { status, body } = await stage.keepPicture(vendor, stallid, sent);
  expect(status).toBe(201);
  expect(body).toMatchObject({ path: `/api/file/${body.fileid}`, width: 40, height: 30 });
  expect((await stage.ask(null, 'POST', `picture/${stallid}`, 'x')).status).toBe(401);
  expect((await stage.keepPicture(await app.buildAccount(), stallid, sent)).status).toBe(403);
  expect((await stage.keepPicture(await stage.vendor(), stallid, sent)).status).toBe(404);
  expect((await stage.keepPicture(vendor, newFoodid(), sent)).status).toBe(404);
  expect((await stage.keepPicture(vendor, stallid, Buffer.from('no picture'))).status).toBe(400);
});

test('everybody sees it once its item is listed, and as long as it is', async () => {
  const { fileid, path } = await kept();
  expect([await statusFor(path, vendor), await statusFor(path)]).toEqual([200, 404]);
  const hidden = itemForTests({ picture: fileid, isListed: false });
  const { body: item } = await stage.add(vendor, stallid, hidden);
  expect(await statusFor(path)).toBe(404);
  await stage.saveItem(vendor, item.itemid, { ...hidden, isListed: true }, 1);
  expect(await statusFor(path)).toBe(200);
  expect((await stage.itemOnMenu(stallid, item.itemid))?.picture).toBe(path);
  await stage.saveItem(vendor, item.itemid, itemForTests(), 2);
  expect([await statusFor(path, vendor), await statusFor(path)]).toEqual([200, 404]);
});

test('400: of another stall, also one of the same vendor; or of none', async () => {
  const { fileid, path } = await kept();
  const other = await stage.vendor();
  const theirs = await stage.stallOf(other, await putFoodSchool(app));
  const second = await stage.stallOf(vendor, await putFoodSchool(app));
  const named = itemForTests({ picture: fileid });
  for (const [who, at] of [
    [other, theirs],
    [vendor, second],
  ] as const) {
    const added = await stage.add(who, at, named);
    expect(added).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } });
    const itemid = await stage.itemOf(who, at);
    expect((await stage.saveItem(who, itemid, named, 1)).status).toBe(400);
    expect((await stage.items(who, at)).body.items).toMatchObject([{ content: { picture: null } }]);
  }
  expect(await statusFor(path)).toBe(404);
  const nowhere = itemForTests({ picture: 'no-such-picture' });
  expect((await stage.add(vendor, stallid, nowhere)).status).toBe(400);
});

test('one that is gone keeps its item from no other change', async () => {
  const { fileid } = await kept();
  const item = itemForTests({ picture: fileid });
  const { body } = await stage.add(vendor, stallid, item);
  await app.inStore((store) =>
    store.collection<{ _id: string }>('pictures.files').deleteOne({ _id: fileid }),
  );
  expect((await stage.saveItem(vendor, body.itemid, { ...item, price: 1 }, 1)).status).toBe(200);
});

test('a process that ends before it has taken one out has it looked at all the same', async () => {
  const [out, removed] = [await kept(), await kept()];
  const { body: one } = await stage.add(vendor, stallid, itemForTests({ picture: out.fileid }));
  const { body: two } = await stage.add(vendor, stallid, itemForTests({ picture: removed.fileid }));
  // No sweep comes so soon: what is seen is what the calls have left.
  clock.advance(3_600_000);
  const isLoose = (fileid: string) =>
    app.inStore(async (store) => {
      const files = store.collection<{ _id: string; metadata: { looseSince: Date | null } }>(
        'pictures.files',
      );
      return (await files.findOne({ _id: fileid }))?.metadata.looseSince?.getTime() === clock.now();
    });
  vi.spyOn(ItemStore.prototype, 'change').mockRejectedValueOnce(new Error('It ended.'));
  expect((await stage.saveItem(vendor, one.itemid, itemForTests(), 1)).status).toBe(500);
  expect(await isLoose(out.fileid)).toBe(true);
  vi.spyOn(ItemStore.prototype, 'remove').mockRejectedValueOnce(new Error('It ended.'));
  expect((await stage.removeItem(vendor, two.itemid)).status).toBe(500);
  expect(await isLoose(removed.fileid)).toBe(true);
});

test('what no item names goes a day later: never named, taken out, or its item removed', async () => {
  const [never, out, removed, stays] = [await kept(), await kept(), await kept(), await kept()];
  const named = (picture: string | null) => itemForTests({ picture });
  const { body: one } = await stage.add(vendor, stallid, named(out.fileid));
  await stage.saveItem(vendor, one.itemid, named(stays.fileid), 1);
  const { body: two } = await stage.add(vendor, stallid, named(removed.fileid));
  await stage.removeItem(vendor, two.itemid);
  const all = [never, out, removed, stays].map(({ fileid }) => fileid);
  clock.advance(3 * day);
  const left = () => Promise.all(all.map(isKept));
  await expect.poll(left, { timeout: 10_000 }).toEqual([false, false, false, true]);
  expect(await statusFor(stays.path)).toBe(200);
});

test('with its stall it goes at once, and with its vendor’s account', async () => {
  const [first, second] = [await kept(), await kept()];
  await stage.itemOf(vendor, stallid, { picture: first.fileid });
  await stage.removeStall(vendor, stallid);
  expect(await Promise.all([first, second].map(({ fileid }) => isKept(fileid)))).toEqual([
    false,
    false,
  ]);
  stallid = await stage.stallOf(vendor, await putFoodSchool(app));
  const third = await kept();
  await stage.itemOf(vendor, stallid, { picture: third.fileid });
  const { token, password } = vendor;
  const left = await app.call('POST', '/api/user/deleteaccount', { token, body: { password } });
  expect(left.status).toBe(200);
  expect(await isKept(third.fileid)).toBe(false);
});
