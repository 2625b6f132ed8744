import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { devices, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeFaults } from './axe.ts';
import { openPhoneStage, type PhoneStage, somePoll } from './phone-stage.ts';

let stage: PhoneStage;
/** A page of somebody else, with whatever stands in it. */
let elsewhere: { readonly url: string; show(html: string): void; close(): Promise<unknown> };
beforeAll(async () => {
  stage = await openPhoneStage(somePoll({ liveResults: true }));
  elsewhere = await openElsewhere();
});
afterAll(async () => {
  await stage.close();
  await elsewhere.close();
});

const openElsewhere = async () => {
  let body = '';
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(`<!doctype html><html lang="en"><title>Elsewhere</title><body>${body}</body>`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    show: (html: string) => {
      body = html;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
};

/** Notes every look at what is kept on the device, before any script of a page runs. */
const watchStorage = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const read: string[] = [];
    Object.assign(window, { keptThatWasRead: read });
    const whole = Object.getOwnPropertyDescriptor(Storage.prototype, 'getItem')!;
    const getItem = whole.value as (this: Storage, name: string) => string | null;
    Storage.prototype.getItem = function look(name) {
      read.push(name);
      return getItem.call(this, name);
    };
  });

const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } };

const openFrame = async (address: string, size = 'width="640" height="360"') => {
  const context = await stage.phone(desktop);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (line) => {
    if (line.type() === 'error') complaints.push(line.text());
  });
  elsewhere.show(`<h1>My course</h1><iframe title="Live" ${size} src="${address}"></iframe>`);
  await page.goto(elsewhere.url);
  const handle = await page.locator('iframe').elementHandle();
  const frame = await handle?.contentFrame();
  if (frame === null || frame === undefined) throw new Error('There is no frame.');
  return { page, frame, complaints, close: () => context.close() };
};

const answer = async (text: string): Promise<void> => {
  const context = await stage.phone();
  const phone = await context.newPage();
  await phone.goto(`${stage.url}/j/${stage.code}`);
  await phone.getByText(text, { exact: true }).click();
  await phone
    .getByText(/received|counted/i)
    .first()
    .waitFor();
  await context.close();
};

test('a frame of another site follows the room, and is blank once the link is withdrawn', async () => {
  const { key, withdraw } = await stage.embed();
  const { page, frame, complaints, close } = await openFrame(`${stage.url}/embed/${key}`);
  await frame.getByText('with the code').waitFor();
  await stage.command({ type: 'open', question: 0 });
  await frame.getByRole('heading', { name: 'binary search' }).waitFor();
  await answer('log n');
  await frame.locator('.screen-bars .share', { hasText: '100%' }).waitFor();
  await answer('n log n');
  await expect
    .poll(() => frame.locator('.screen-bars .share').allTextContents())
    .toEqual(['0%', '50%', '50%', '0%']);
  // Nothing in it can be pressed, typed into or reached by the keyboard.
  expect(await frame.locator('a, button, input, select, [tabindex]').count()).toBe(0);
  await withdraw();
  await frame.getByText('This live result is no longer shared').waitFor();
  expect(await frame.getByText('binary search').count()).toBe(0);
  expect(complaints).toEqual([]);
  await page.reload();
  const again = page.frameLocator('iframe').getByText('This live result is no longer shared');
  await again.waitFor();
  await close();
});

test('where somebody is logged in it neither reads nor sends who they are, and keeps nothing', async () => {
  const { key } = await stage.embed();
  const context = await stage.phone(desktop);
  const page = await context.newPage();
  const token = 'a-token-of-an-account';
  await page.addInitScript((kept) => localStorage.setItem('root', kept), token);
  await watchStorage(page);
  const sent: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => sent.push(String(payload))),
  );
  page.on('request', (request) => sent.push(JSON.stringify(request.headers())));
  await page.goto(`${stage.url}/embed/${key}`);
  await page.getByRole('heading', { name: 'binary search' }).waitFor();
  expect(sent.join('\n')).toContain('room:embed');
  expect(sent.join('\n')).not.toContain(token);
  const known = await page.evaluate(() => ({
    read: (window as unknown as { keptThatWasRead: string[] }).keptThatWasRead,
    kept: Object.keys(localStorage),
    cookie: document.cookie,
  }));
  // The probe asks only whether there is a storage at all.
  expect(new Set(known.read)).toEqual(new Set(['sets.probe']));
  expect(known).toMatchObject({ kept: ['root'], cookie: '' });
  await context.close();
});

test('no other page may stand in a frame', async () => {
  for (const path of ['/', `/screen/${stage.code}`, `/j/${stage.code}`]) {
    const { frame, page, close } = await openFrame(`${stage.url}${path}`);
    await page.waitForLoadState();
    expect(frame.url() === 'chrome-error://chromewebdata/' || frame.url() === 'about:blank').toBe(
      true,
    );
    await close();
  }
});

test('its picture changes with votes, and is none once the link is withdrawn', async () => {
  const { key, withdraw } = await stage.embed();
  const { page, close } = await openFrame('about:blank');
  const address = `${stage.url}/embed/${key}/image.png`;
  const show = async (): Promise<number[]> => {
    elsewhere.show(`<h1>My slides</h1><img alt="Live result" src="${address}">`);
    await page.goto(elsewhere.url);
    return page
      .locator('img')
      .evaluate((img: HTMLImageElement) =>
        img.decode().then(() => [img.naturalWidth, img.naturalHeight]),
      );
  };
  const tag = async (): Promise<string | null> => (await fetch(address)).headers.get('etag');
  expect(await show()).toEqual([1280, 720]);
  const before = await tag();
  await answer('It depends');
  await expect.poll(tag).not.toBe(before);
  await withdraw();
  expect(await show()).toEqual([1, 1]);
  await close();
});

test.each([
  [320, 180],
  [640, 640],
  [1920, 1080],
])(
  'in a frame of %d by %d the question is whole, and nothing is beside the frame',
  async (width, height) => {
    const { key } = await stage.embed();
    const { frame, close } = await openFrame(
      `${stage.url}/embed/${key}`,
      `width="${width}" height="${height}" style="border:0"`,
    );
    await frame.getByRole('heading', { name: 'binary search' }).waitFor();
    const seen = await frame.evaluate(() => {
      const { scrollWidth, scrollHeight, clientWidth, clientHeight } = document.documentElement;
      return { over: [scrollWidth - clientWidth, scrollHeight - clientHeight] };
    });
    expect(seen.over).toEqual([0, 0]);
    const box = await frame.evaluate(() => {
      const { left, top, right, bottom } = document
        .querySelector('.screen-question')!
        .getBoundingClientRect();
      return [left, top, window.innerWidth - right, window.innerHeight - bottom];
    });
    for (const side of box) expect(side).toBeGreaterThanOrEqual(0);
    await close();
  },
);

test('over a video it is clear, and without the code it does not say how to join', async () => {
  const { key } = await stage.embed();
  const { frame, page, close } = await openFrame(
    `${stage.url}/embed/${key}?background=none&code=off`,
  );
  await frame.getByRole('heading', { name: 'binary search' }).waitFor();
  expect(await frame.getByText(stage.code.slice(0, 3)).count()).toBe(0);
  const grounds = await frame.evaluate(() =>
    ['html', 'body', '.screen'].map(
      (name) => getComputedStyle(document.querySelector(name)!).backgroundColor,
    ),
  );
  expect(new Set(grounds)).toEqual(new Set(['rgba(0, 0, 0, 0)']));
  // What the browser really draws: the page behind it shines through.
  await page.evaluate(() => {
    document.body.style.background = 'rgb(0, 120, 0)';
  });
  const corner = await page.screenshot({
    clip: { ...(await cornerOf(page)), width: 2, height: 2 },
  });
  const colour = await page.evaluate(
    async (bytes) => {
      const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
      const canvas = new OffscreenCanvas(1, 1).getContext('2d')!;
      canvas.drawImage(bitmap, 0, 0);
      return [...canvas.getImageData(0, 0, 1, 1).data];
    },
    [...corner],
  );
  expect(colour).toEqual([0, 120, 0, 255]);
  await close();
});

const cornerOf = async (page: Page): Promise<{ x: number; y: number }> => {
  const box = await page.locator('iframe').boundingBox();
  return { x: box!.x + 8, y: box!.y + 8 };
};

test('axe finds nothing, with a question, with nothing on and after the end', async () => {
  const { key, withdraw } = await stage.embed();
  const context = await stage.phone(desktop);
  const page = await context.newPage();
  await page.goto(`${stage.url}/embed/${key}`);
  await page.getByRole('heading', { name: 'binary search' }).waitFor();
  expect(await axeFaults(page)).toEqual([]);
  await withdraw();
  await page.getByText('This live result is no longer shared').waitFor();
  expect(await axeFaults(page)).toEqual([]);
  await context.close();
});

test('where the server goes away it keeps the picture and says so, and comes back by itself', async () => {
  const { key } = await stage.embed();
  const { frame, close } = await openFrame(`${stage.url}/embed/${key}`);
  await frame.getByRole('heading', { name: 'binary search' }).waitFor();
  await stage.stop();
  await frame.getByText('Connection lost. It comes back by itself.').waitFor();
  await frame.getByRole('heading', { name: 'binary search' }).waitFor();
  await stage.startAgain();
  await frame.locator('.embed-away').waitFor({ state: 'detached' });
  await close();
});

test('at the end the results can be read, dark on light', async () => {
  const { key } = await stage.embed();
  const { frame, close } = await openFrame(`${stage.url}/embed/${key}?background=light`);
  await frame.getByRole('heading', { name: 'binary search' }).waitFor();
  await stage.command({ type: 'end', results: true });
  await frame.locator('.little-question').waitFor();
  const colours = await frame.locator('.little-wall').evaluate((wall) => {
    const { color, backgroundColor } = getComputedStyle(wall);
    return { color, backgroundColor };
  });
  expect(colours).toEqual({ color: 'rgb(22, 19, 31)', backgroundColor: 'rgb(250, 249, 246)' });
  await close();
});
