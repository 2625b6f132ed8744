import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { personalShelf } from '@sets/shared/material/material.contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildPoll } from '../../test/live-stage.ts';
import { presentPoll } from '../../test/presented-poll.ts';
import { startTestApp, type TestApp } from '../../test/start-test-app.ts';

/* What a phone will want as soon as it has joined is named with its page. */

let clientFolder: string;
let app: TestApp;
beforeAll(async () => {
  clientFolder = await mkdtemp(join(tmpdir(), 'sets-client-'));
  await writeFile(join(clientFolder, 'index.html'), '<title>index</title>');
  await writeFile(join(clientFolder, 'phone.html'), '<title>phone</title>');
  const files = { choice: ['/assets/choice-1.js', '/assets/choice-1.css'] };
  await writeFile(join(clientFolder, 'phone-parts.json'), JSON.stringify(files));
  app = await startTestApp({ clientFolder });
});
afterAll(async () => {
  await app.close();
  await rm(clientFolder, { recursive: true });
});

const linkOf = async (path: string): Promise<string | null> =>
  (await app.call('GET', path)).headers.get('link');

test('the files of the kind that is asked come with the page of its room, and of no other', async () => {
  const host = await app.buildAccount();
  const { _id } = await app.features.polls.create(host, { ...buildPoll(), ...personalShelf });
  const { code, leave } = await presentPoll(app, _id, host);
  const links =
    '</assets/choice-1.js>; rel=modulepreload; crossorigin, ' +
    '</assets/choice-1.css>; rel=preload; as=style; crossorigin';
  for (const path of [`/j/${code}`, `/join/${code.toLowerCase()}`]) {
    expect(await linkOf(path)).toBe(links);
  }
  for (const path of ['/j/ZZZZZZ', '/j/%E0%A4%A', '/join', '/mine', `/tools/${code}`]) {
    expect(await linkOf(path)).toBeNull();
  }
  leave();
});
