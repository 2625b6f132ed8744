import { embedBackgrounds } from '@sets/shared/embed/embed-look.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connect } from '../../../test/connect.ts';
import { createManualClock } from '../../../test/manual-clock.ts';
import { buildPoll } from '../../../test/live-stage.ts';
import { answering, presentPoll } from '../../../test/presented-poll.ts';
import { type Person, startTestApp, type TestApp } from '../../../test/start-test-app.ts';

const clock = createManualClock();
let app: TestApp;
let owner: Person;
beforeAll(async () => {
  app = await startTestApp({ clock });
  owner = await app.buildAccount();
});
afterAll(() => app.close());

const present = async () => {
  const poll = buildPoll({ liveResults: false });
  const { _id: definitionId } = await app.features.polls.create(owner, poll);
  const run = await presentPoll(app, definitionId, owner);
  const { embed, key } = await app.features.embeds.make(owner, run.roomId, 'Slides');
  const lock = async (): Promise<void> => {
    const host = await connect(app.url, { token: owner.token });
    await host.ask('room:host', { roomId: run.roomId });
    await host.ask('room:lock', { roomId: run.roomId, locked: true });
    host.close();
  };
  return { ...run, key, embedid: embed._id, lock };
};

const fetchImage = async (key: string, query = '', headers: Record<string, string> = {}) => {
  const response = await fetch(`${app.url}/embed/${key}/image.png${query}`, { headers });
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
};
const svgOf = async (key: string, query = ''): Promise<string> =>
  (await fetch(`${app.url}/embed/${key}/image.svg${query}`)).text();

/** What is told is as it was a second ago at most. */
const later = (): void => clock.advance(1_001);

const tagOf = async (key: string): Promise<string> => {
  later();
  return (await fetchImage(key)).response.headers.get('etag') ?? '';
};

describe('the picture of a live result', () => {
  test('is a PNG of the wanted size', async () => {
    const { key, leave } = await present();
    for (const [query, width, height] of [
      ['', 1_280, 720],
      ['?width=640', 640, 360],
      ['?width=1920', 1_920, 1_080],
      ['?width=100000', 1_280, 720],
    ] as const) {
      const { response, bytes } = await fetchImage(key, query);
      expect(response.headers.get('content-type')).toBe('image/png');
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width, height });
    }
    leave();
  });

  test('changes with votes once the screen shows them, and tells nothing before', async () => {
    const { key, leave, ...run } = await present();
    const begun = await tagOf(key);
    await run.command({ type: 'open' });
    const opened = await tagOf(key);
    expect(opened).not.toBe(begun);
    const phone = await answering(app, run, clock);
    await phone.answer('q0.r1', 'red');
    const one = await tagOf(key);
    // Only how many have answered.
    expect(one).not.toBe(opened);
    await phone.answer('q0.r1', 'green');
    expect(await tagOf(key)).toBe(one);
    await run.command({ type: 'close' });
    await run.command({ type: 'show' });
    const green = await tagOf(key);
    expect(green).not.toBe(one);
    await run.command({ type: 'hide' });
    expect(await tagOf(key)).toBe(one);
    phone.leave();
    leave();
  });

  test('a thousand loads are one drawing, and who has it is told so without one', async () => {
    const { key, leave } = await present();
    const { embedPictures } = app.features;
    const before = embedPictures.drawn;
    const look = { background: 'light', code: true, width: 640 } as const;
    const wanted = { look, format: 'png', origin: 'http://localhost' } as const;
    const all = await Promise.all(
      Array.from({ length: 1_000 }, async () => (await embedPictures.of(key, wanted))!.bytes()),
    );
    expect(new Set(all).size).toBe(1);
    expect(embedPictures.drawn).toBe(before + 1);
    const { response } = await fetchImage(key);
    const etag = response.headers.get('etag')!;
    const drawn = embedPictures.drawn;
    const again = await fetchImage(key, '', { 'If-None-Match': etag });
    expect(again.response.status).toBe(304);
    expect(again.bytes).toHaveLength(0);
    expect(embedPictures.drawn).toBe(drawn);
    leave();
  });

  test('who asks for one link in a hundred ways waits, and whoever looks at another one does not', async () => {
    const [many, other] = [await present(), await present()];
    const { embedPictures } = app.features;
    const look = { background: 'dark', code: true, width: 640 } as const;
    const bytesOf = async (key: string, port: number) => {
      const origin = `http://localhost:${port}`;
      return (await embedPictures.of(key, { look, format: 'png', origin }))!.bytes();
    };
    const asked = Array.from({ length: 100 }, (_, at) => bytesOf(many.key, 4_000 + at));
    const [told, seen] = await Promise.all([Promise.allSettled(asked), bytesOf(other.key, 3_000)]);
    const refused = told.filter(({ status }) => status === 'rejected');
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]).toMatchObject({ reason: { code: 'UNAVAILABLE' } });
    expect(seen.length).toBeGreaterThan(0);
    many.leave();
    other.leave();
  });

  test('may be shown anywhere, is asked for anew each second, and is no document', async () => {
    const { key, leave } = await present();
    const { response } = await fetchImage(key);
    const header = (name: string) => response.headers.get(name);
    expect(header('cache-control')).toBe('public, max-age=1, must-revalidate');
    expect(header('cross-origin-resource-policy')).toBe('cross-origin');
    expect(header('referrer-policy')).toBe('no-referrer');
    expect(header('content-security-policy')).toContain("frame-ancestors 'none'; sandbox");
    expect(header('x-frame-options')).toBe('DENY');
    leave();
  });

  test('has the way in, unless the link or a closed door says otherwise', async () => {
    const { key, leave, lock } = await present();
    // Letters are shapes there: without the way there are fewer.
    const [withCode, without] = [await svgOf(key), await svgOf(key, '?code=off')];
    expect(withCode.length).toBeGreaterThan(without.length);
    await lock();
    later();
    expect(await svgOf(key)).toBe(without);
    leave();
  });

  test.each(embedBackgrounds)('%s is drawn, as SVG too', async (background) => {
    const { key, leave } = await present();
    const svg = await svgOf(key, `?background=${background}`);
    expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 1280 720">/);
    expect(svg).not.toContain('<text');
    const { data } = await sharp(Buffer.from(svg))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(data[3]).toBe(background.startsWith('none') ? 0 : 255);
    leave();
  });
});

describe('a link that leads nowhere', () => {
  test('is an empty picture that is not there, also once it was withdrawn', async () => {
    const { key, leave, roomId, embedid } = await present();
    expect((await fetchImage(key)).response.status).toBe(200);
    await app.features.embeds.withdraw(owner, roomId, embedid);
    for (const wrong of [key, 'x'.repeat(43), 'short', '%00', '..%2f..%2fapi']) {
      const { response, bytes } = await fetchImage(wrong);
      expect(response.status).toBe(404);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(await sharp(bytes).metadata()).toMatchObject({ width: 1, height: 1 });
    }
    leave();
  });

  test('whoever asks too often waits', async () => {
    const small = await startTestApp();
    const asked = Array.from({ length: 1_201 }, () => fetch(`${small.url}/embed/x/image.png`));
    const answers = await Promise.all(asked);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
    await small.close();
  });
});
