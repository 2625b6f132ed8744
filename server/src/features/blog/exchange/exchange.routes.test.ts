import type { BlogContent, ImportReport } from '@sets/shared/blog/blog.contract.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createManualClock } from '../../../../test/manual-clock.ts';
import { smallPicture } from '../../../../test/small-picture.ts';
import { type Person, startTestApp, type TestApp } from '../../../../test/start-test-app.ts';
import { newId } from '../../../core/new-id.ts';
import { exchangeMessages as words, remarks as said } from './exchange.messages.ts';
import { openZip } from './open-zip.ts';
import { makeZip } from './testing/make-zip.ts';

// Threads load libraries here, on machines that do other things as well.
vi.setConfig({ testTimeout: 60_000 });

const clock = createManualClock();
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ clock });
});
afterAll(() => app.close());

const send = (who: Person | undefined, body: Buffer | string) =>
  app.call<ImportReport & { code: string; msg: string }>('POST', '/api/blog/import', {
    token: who?.token,
    body,
  });
const fetchZip = async (who: Person | undefined) => {
  const headers = who === undefined ? {} : { authorization: `Bearer ${who.token}` };
  const response = await fetch(`${app.url}/api/blog/export`, { headers });
  return { response, zip: Buffer.from(await response.arrayBuffer()) };
};
const read = async (who: Person, blogid: string | null | undefined) =>
  (await app.features.blogWriting.read(who, blogid ?? '')).content;
const newPost = async (who: Person, content: Partial<BlogContent> = {}) => {
  const blogid = `${newId()}AA`;
  const whole = { title: 'Hedgehogs', text: 'They sleep.', tags: [], cover: null, ...content };
  await app.features.posts.makeDraft(who.userid, blogid, whole);
  return blogid;
};
const storedNow = async () => {
  const { sessions: _sessions, ...stored } = await app.stored();
  return stored;
};

describe('POST /api/blog/import', () => {
  test('401, 403, 400, 413, each with a sentence, and nothing is stored', async () => {
    const writer = await app.buildAccount();
    const unverified = await app.buildAccount({ verified: false });
    const before = await storedNow();
    expect((await send(undefined, 'A text.')).status).toBe(401);
    expect(await send(unverified, 'A text.')).toMatchObject({ status: 403 });
    const binary = Buffer.from([0x25, 0x50, 0x44, 0x46, 0xff, 0]);
    expect(await send(writer, binary)).toMatchObject({ status: 400, body: { msg: words.neither } });
    expect(
      await send(writer, makeZip([{ name: 'a.md', bytes: 'a' }]).subarray(0, 60)),
    ).toMatchObject({
      status: 400,
      body: { msg: words.badArchive },
    });
    const bomb = makeZip(
      Array.from({ length: 150 }, (_, at) => ({
        name: `${at}.md`,
        bytes: Buffer.alloc(400_000, at),
      })),
    );
    expect(await send(writer, bomb)).toMatchObject({
      status: 413,
      body: { code: 'TOO_LARGE', msg: words.tooMuch },
    });
    expect((await send(writer, Buffer.alloc(10_000_001, 'a'))).status).toBe(413);
    expect(await storedNow()).toEqual(before);
  });

  test('200: a Markdown file by itself becomes a draft, once', async () => {
    const writer = await app.buildAccount();
    const file = '---\ntitle: Über Igel\ntags: [Tiere]\ndate: 2020-01-01\n---\nSie schlafen.\n';
    const { status, body } = await send(writer, file);
    expect(status).toBe(200);
    expect(body.items).toEqual([
      { name: '', blogid: expect.any(String), wasThere: false, remarks: [said.dateNotKept] },
    ]);
    const blogid = body.items[0]?.blogid;
    expect(await read(writer, blogid)).toEqual({
      title: 'Über Igel',
      text: 'Sie schlafen.',
      tags: ['tiere'],
      cover: null,
    });
    expect((await app.features.blogWriting.read(writer, blogid!)).published).toBeNull();
    expect((await send(writer, file)).body.items).toEqual([
      { name: '', blogid, wasThere: true, remarks: [said.there] },
    ]);
  });

  test('200: pictures of a zip are written anew, and what is none is left out', async () => {
    const writer = await app.buildAccount();
    const picture = await smallPicture();
    const bomb = await sharp({
      create: { width: 9_000, height: 9_000, channels: 3, background: 'black' },
    })
      .png({ compressionLevel: 9 })
      .toBuffer();
    const { status, body } = await send(
      writer,
      makeZip([
        {
          name: 'posts/a.md',
          bytes:
            '---\ntitle: A\ncover: ../img/a.jpg\n---\n![a](../img/a.jpg) ![b](../img/b.png) ![c](../img/c.png)',
        },
        { name: 'img/a.jpg', bytes: Buffer.concat([picture, makeZip([])]) },
        { name: 'img/b.png', bytes: bomb },
        { name: 'img/c.png', bytes: '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>' },
      ]),
    );
    expect(status).toBe(200);
    expect(body.items).toMatchObject([{ name: 'a.md' }]);
    expect(body.items[0]?.remarks).toEqual([
      expect.stringMatching(/^The picture b\.png is left out\. .*megapixels/),
      expect.stringMatching(/^The picture c\.png is left out\. This is no picture/),
    ]);
    const { text, cover } = await read(writer, body.items[0]?.blogid);
    expect(text).toBe(`![a](/api/file/${cover}) ![b](../img/b.png) ![c](../img/c.png)`);
    const kept = await fetch(`${app.url}/api/file/${cover}`, {
      headers: { authorization: `Bearer ${writer.token}` },
    });
    expect(kept.status).toBe(200);
    const bytes = Buffer.from(await kept.arrayBuffer());
    expect(bytes.includes('GPS') || bytes.includes('PK\x05\x06')).toBe(false);
  });
});

describe('GET /api/blog/export', () => {
  test('401', async () => {
    expect((await fetchZip(undefined)).response.status).toBe(401);
  });

  test('200: of who has written nothing an empty zip', async () => {
    const { response, zip } = await fetchZip(await app.buildAccount());
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/zip');
    expect(response.headers.get('content-disposition')).toContain('blog.zip');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(openZip(zip, 10)).toEqual([]);
  });

  test('200: one’s own posts with their pictures, which another account imports as they are', async () => {
    const [writer, other] = [await app.buildAccount(), await app.buildAccount()];
    const blogid = await newPost(writer);
    const { fileid } = await app.features.blogPictures.keep(writer, blogid, await smallPicture());
    const content = {
      title: 'Igel: 刺猬',
      text: `---\ntitle: no\n---\n\n![of it](/api/file/${fileid})\n`,
      tags: ['animals', '動物'],
      cover: fileid,
    };
    await app.features.blogWriting.save(writer, blogid, { content, revision: 1 });
    await app.features.blogWriting.publish(writer, blogid, 2);
    const edited = { ...content, text: `${content.text}More of it.` };
    await app.features.blogWriting.save(writer, blogid, { content: edited, revision: 3 });
    await newPost(other, { text: 'Of somebody else.' });
    const { zip } = await fetchZip(writer);
    expect(openZip(zip, 10).map(({ path }) => path)).toEqual([
      `pictures/${fileid}.webp`,
      'Igel-刺猬.md',
      'Igel-刺猬.published.md',
    ]);
    const { status, body } = await send(other, zip);
    expect(status).toBe(200);
    expect(body.items.map(({ name, remarks }) => [name, remarks])).toEqual([
      ['Igel-刺猬.md', [said.dateNotKept]],
      ['Igel-刺猬.published.md', [said.readByOthers]],
    ]);
    const made = await read(other, body.items[0]?.blogid);
    expect(made.cover).not.toBe(fileid);
    expect(made).toEqual({
      ...edited,
      text: edited.text.replace(fileid, made.cover ?? ''),
      cover: made.cover,
    });
  });
});
