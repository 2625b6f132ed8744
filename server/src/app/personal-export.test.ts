import { randomBytes } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, expect, test, vi } from 'vitest';
import { buildQuiz } from '../../test/build-quiz.ts';
import { putModule } from '../../test/put-module.ts';
import { appOfWorker, type TestApp } from '../../test/start-test-app.ts';
import { FileStore } from '../features/file/file-store.ts';

let app: TestApp;
beforeAll(async () => {
  app = await appOfWorker();
});

const size = 1_500_000;

/** Somebody with that many large pictures, that no packing makes smaller. */
const withPictures = async (count: number) => {
  const person = await app.buildAccount();
  const moduleid = await putModule(app, person.userid);
  const pictures = new Map<string, Buffer>();
  await app.inStore(async (connection) => {
    const store = new FileStore(connection, { now: Date.now });
    for (let each = 0; each < count; each += 1) {
      const fileid = `${person.userid.slice(0, 10)}-${each}`;
      pictures.set(`pictures/${fileid}.webp`, randomBytes(size));
      const facts = { moduleid, by: person.userid, width: 1, height: 1, looseSince: null };
      await store.put(fileid, pictures.get(`pictures/${fileid}.webp`)!, facts);
    }
  });
  return { person, pictures };
};

test('pictures lie in the export as files, told of in its list', async () => {
  const { person, pictures } = await withPictures(3);
  const headers = { Authorization: `Bearer ${person.token}` };
  const response = await fetch(`${app.url}/api/user/export`, { headers });
  expect(response.status).toBe(200);
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  for (const [name, bytes] of pictures) expect(bytes.equals(files[name]!)).toBe(true);
  const list = JSON.parse(strFromU8(files['pictures.json']!)) as { file: string; bytes: number }[];
  expect(list.map(({ file }) => file)).toEqual([...pictures.keys()]);
  expect(list.every(({ bytes }) => bytes === size)).toBe(true);
  expect(strFromU8(files['readme.txt']!)).toContain('pictures.json\n');
});

test('however many there are, the next is read when the one before has gone out', async () => {
  const { person, pictures } = await withPictures(6);
  const read = vi.spyOn(FileStore.prototype, 'read');
  try {
    const caller = { ...person, sessionId: 'any', mustLeave: false };
    const { contents } = await app.features.personalData.exportFile(caller);
    expect(read).not.toHaveBeenCalled();
    let sent = 0;
    let mostHeld = 0;
    for await (const piece of contents as AsyncIterable<Uint8Array>) {
      mostHeld = Math.max(mostHeld, read.mock.calls.length - Math.floor(sent / size));
      sent += piece.byteLength;
    }
    expect(read).toHaveBeenCalledTimes(pictures.size);
    expect(sent).toBeGreaterThan(pictures.size * size);
    expect(mostHeld).toBe(1);
  } finally {
    read.mockRestore();
  }
});

test('whoever goes away in the middle has the rest read for nobody', async () => {
  const { person } = await withPictures(3);
  const read = vi.spyOn(FileStore.prototype, 'read');
  try {
    const caller = { ...person, sessionId: 'any', mustLeave: false };
    const { contents } = await app.features.personalData.exportFile(caller);
    for await (const piece of contents as AsyncIterable<Uint8Array>) {
      if (piece.byteLength > 100_000) break;
    }
    expect(read).toHaveBeenCalledTimes(1);
  } finally {
    read.mockRestore();
  }
});

test('however many quizzes there are, the next is read when the one before has gone out', async () => {
  const person = await app.buildAccount({ accountType: 'moderator' });
  const made = 5;
  for (let at = 0; at < made; at += 1) {
    await app.features.quizzes.create(person, buildQuiz({ title: `Quiz ${at}` }));
  }
  const caller = { ...person, sessionId: 'any', mustLeave: false };
  const files = await app.features.personalData.collect(caller);
  const own = files.find(({ name }) => name === 'quizzes');
  const pieces: string[] = [];
  for await (const piece of own!.pieces()) pieces.push(strFromU8(piece));
  // One for each, and one for the end.
  expect(pieces).toHaveLength(made + 1);
  const quizzes = JSON.parse(pieces.join('')) as { title: string }[];
  expect(quizzes.map(({ title }) => title)).toEqual([0, 1, 2, 3, 4].map((at) => `Quiz ${at}`));
  expect(pieces.join('')).toBe(`${JSON.stringify(quizzes, null, 2)}\n`);
});
