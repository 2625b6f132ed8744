import { fileLimits } from '@sets/shared/file/file.contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { blogStage, newBlogid } from '../../../test/blog-stage.ts';
import { createManualClock } from '../../../test/manual-clock.ts';
import { smallPicture } from '../../../test/small-picture.ts';
import { type Person, startTestApp, type TestApp } from '../../../test/start-test-app.ts';

const clock = createManualClock();
let app: TestApp;
let stage: ReturnType<typeof blogStage>;
let author: Person;
beforeAll(async () => {
  app = await startTestApp({ clock });
  stage = blogStage(app, clock);
  author = await app.buildAccount();
}, 60_000);
afterAll(() => app.close());

const day = 24 * 3_600_000;
const keep = async (blogid: string, who = author) => {
  // So many in ten minutes: the limits are proved elsewhere.
  clock.advance(60_000);
  return stage.keepPicture(who, blogid, await smallPicture());
};
const keptOf = (fileids: readonly string[]) =>
  app.inStore(async (store) => {
    const files = store.collection<{ _id: string }>('pictures.files');
    const found = await files.find({ _id: { $in: [...fileids] } }).toArray();
    return fileids.map((fileid) => found.some(({ _id }) => _id === fileid));
  });
const naming = (...fileids: string[]) => fileids.map((each) => `![](/api/file/${each})`).join(' ');

test('201: for a post of one’s own that is there; its address is of it', async () => {
  const blogid = newBlogid();
  expect((await keep(blogid)).status).toBe(404);
  await stage.save(author, blogid, {});
  const { status, body } = await keep(blogid);
  expect(status).toBe(201);
  expect(body).toMatchObject({ path: `/api/file/${body.fileid}`, width: 40, height: 30 });
  const unproven = await app.buildAccount({ verified: false });
  const own = newBlogid();
  await stage.save(unproven, own, {});
  expect((await keep(own, unproven)).status).toBe(403);
  expect((await keep(blogid, unproven)).status).toBe(404);
  await stage.remove(author, blogid, 1);
  expect((await keep(blogid)).status).toBe(404);
});

test('what was taken out of a post is seen no more, but where its author shows it elsewhere', async () => {
  const reader = await app.buildAccount();
  const [blogid, other] = [newBlogid(), newBlogid()];
  await stage.save(author, blogid, {});
  const { fileid, path } = (await keep(blogid)).body;
  const statusFor = async ({ token }: Person) => (await app.call('GET', path, { token })).status;
  await stage.save(author, blogid, { text: naming(fileid) }, 1);
  expect([await statusFor(author), await statusFor(reader)]).toEqual([200, 404]);
  await stage.publish(author, blogid, 2);
  expect(await statusFor(reader)).toBe(200);
  await stage.save(author, blogid, { text: 'Without it.' }, 3);
  expect(await statusFor(reader)).toBe(200);
  await stage.publish(author, blogid, 4);
  expect([await statusFor(author), await statusFor(reader)]).toEqual([200, 404]);
  // Somebody else who names it shows it to nobody.
  await stage.published(await app.buildAccount(), { text: naming(fileid) });
  expect(await statusFor(reader)).toBe(404);
  await stage.save(author, other, { cover: fileid });
  await stage.publish(author, other, 1);
  expect(await statusFor(reader)).toBe(200);
});

test('400, 413, 409: what is no picture, is too large, or is one too many; nothing is kept', async () => {
  const person = await app.buildAccount();
  const blogid = newBlogid();
  await stage.save(person, blogid, {});
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  expect((await stage.keepPicture(person, blogid, svg)).status).toBe(400);
  const large = new Uint8Array(fileLimits.bytes + 1);
  expect((await stage.keepPicture(person, blogid, large)).status).toBe(413);
  await app.inStore((store) =>
    store.collection<object>('pictures.files').insertOne({
      _id: `all-of-${person.userid}`,
      length: fileLimits.bytesOfAccount,
      metadata: { by: person.userid, moduleid: 'any', looseSince: null },
    } as object),
  );
  expect((await keep(blogid, person)).body.code).toBe('FULL');
  expect(await app.features.files.personalData.collect(person.userid)).toHaveLength(1);
});

test('what nothing names is gone after a day or two; what is written, read or was is named', async () => {
  const blogid = newBlogid();
  await stage.save(author, blogid, {});
  const sent = [];
  for (let at = 0; at < 5; at += 1) sent.push((await keep(blogid)).body.fileid);
  const [written, read, was, cover, nobody] = sent as [string, string, string, string, string];
  await stage.save(author, blogid, { text: naming(was) }, 1);
  clock.advance(16 * 60_000);
  await stage.save(author, blogid, { text: naming(read), cover }, 2);
  await stage.publish(author, blogid, 3);
  await stage.save(author, blogid, { text: naming(written) }, 4);
  clock.advance(3 * day);
  const kept = () => keptOf([written, read, was, cover, nobody]);
  await expect.poll(kept, { timeout: 10_000 }).toEqual([true, true, true, true, false]);
});

test('with its post, or its author, everything goes', async () => {
  const person = await app.buildAccount();
  const [gone, left] = [newBlogid(), newBlogid()];
  const sent: string[] = [];
  for (const blogid of [gone, left]) {
    await stage.save(person, blogid, {});
    const { fileid } = (await keep(blogid, person)).body;
    await stage.save(person, blogid, { cover: fileid }, 1);
    sent.push(fileid);
  }
  await stage.remove(person, gone, 2);
  clock.advance(9 * day);
  await expect.poll(() => keptOf(sent), { timeout: 10_000 }).toEqual([false, true]);
  const back = await app.call<{ token: string }>('POST', '/api/user/login', {
    body: { email: person.email, password: person.password },
  });
  const erased = await app.call('POST', '/api/user/deleteaccount', {
    token: back.body.token,
    body: { password: person.password },
  });
  expect(erased.status).toBe(200);
  expect(await keptOf(sent)).toEqual([false, false]);
});
