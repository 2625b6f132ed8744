import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { type Collection, MongoClient } from 'mongodb';
import { expect, test } from 'vitest';
import { startEmbeddedMongo } from '../start.ts';

/** `DURABILITY_ROUNDS=300 vitest run durability` for the long run. */
// oxlint-disable-next-line node/no-process-env -- tests have no config; this is the one switch here
const ROUNDS = Number(process.env.DURABILITY_ROUNDS ?? 3);
const MOST_LINES = 800;

const writer = fileURLToPath(new URL('../testing/durability-writer.ts', import.meta.url));

interface Stored {
  _id: string;
  n: number;
  said?: string;
}

/** What the text index finds is what the documents say: no more, and no less. */
async function checkText(collection: Collection<Stored>): Promise<void> {
  const said = await collection.find({ said: { $exists: true } }).toArray();
  const found = await collection.find({ $text: { $search: 'acknowledged' } }).toArray();
  expect(found.map(({ _id }) => _id).toSorted()).toEqual(said.map(({ _id }) => _id).toSorted());
  for (const { _id, said: words = '' } of said.slice(-100)) {
    const $search = words.split(' ')[1] ?? '';
    expect(await collection.find({ $text: { $search } }).toArray()).toMatchObject([{ _id }]);
  }
}

/** Lets the writer work until so many writes are acknowledged, kills it, and gives what it told. */
async function writeAndKill(dir: string, round: number, lines: number): Promise<string[]> {
  const child = spawn(process.execPath, [writer, dir, String(round)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const told: string[] = [];
  const ended = new Promise((resolve) => child.once('close', resolve));
  for await (const line of createInterface({ input: child.stdout })) {
    told.push(line);
    if (told.length === lines) child.kill('SIGKILL');
  }
  await ended;
  return told;
}

function idsOf(line: string, round: number): { ids: string[]; n: number } {
  const [kind, who, count] = line.split(' ');
  const n = Number(count);
  if (kind === 'counter') return { ids: [`counter-${round}-${who}`], n };
  const id = `${kind}-${round}-${who}-${n}`;
  return { ids: kind === 'bulk' ? Array.from({ length: 10 }, (_, i) => `${id}-${i}`) : [id], n };
}

test(
  `every acknowledged write is there after kill -9 (${ROUNDS} times)`,
  async () => {
    const dir = mkdtempSync(join(tmpdir(), 'sets-kill-'));
    let acknowledged = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const told = await writeAndKill(dir, round, 1 + Math.floor(Math.random() * MOST_LINES));
      const store = await startEmbeddedMongo({ dir });
      const client = await MongoClient.connect(store.uri);
      const collection = client.db().collection<Stored>('acknowledged');
      const stored = new Map((await collection.find().toArray()).map(({ _id, n }) => [_id, n]));
      await checkText(collection);
      await client.close();
      await store.close();
      for (const { ids, n } of told.map((line) => idsOf(line, round))) {
        for (const id of ids) {
          expect(stored.get(id), `${id} was acknowledged with ${n}`).toBeGreaterThanOrEqual(n);
          acknowledged += 1;
        }
      }
    }
    expect(acknowledged).toBeGreaterThan(ROUNDS);
    rmSync(dir, { recursive: true });
  },
  ROUNDS * 20_000,
);
