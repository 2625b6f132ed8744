import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clientFiles } from './static.ts';

const folder = mkdtempSync(join(tmpdir(), 'sets-static-'));
const fileOf = (name: string): string => join(folder, 'assets', name);
const server = createServer();
let url: string;

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), 'the page');
  for (const name of ['stays.js', 'goes.js']) writeFileSync(fileOf(name), name);
  server.on('request', express().use(clientFiles(folder, () => Promise.resolve([]))));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true });
});

test('a file that goes away while it is served ends one response; the server goes on', async () => {
  rmSync(fileOf('goes.js'));
  await expect(
    fetch(`${url}/assets/goes.js`).then((response) => response.text()),
  ).rejects.toThrow();
  const stays = await fetch(`${url}/assets/stays.js`);
  expect([stays.status, await stays.text()]).toEqual([200, 'stays.js']);
});
