import type { SheetDraft } from '@sets/shared/cheatsheet/cheatsheet.contract.ts';
import type { Connection } from 'mongoose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newSheetid } from '../../../test/new-sheetid.ts';
import { factsForTests } from '../../../test/sheet-stage.ts';
import { openSheetsAlone, picturesInMemory, uploadsInMemory } from '../../../test/sheets-alone.ts';
import { startTestStore } from '../../../test/start-test-store.ts';
import { connectStore } from '../../../test/test-engine.ts';
import { sheetModels } from './cheatsheet.model.ts';
import type { ReadPdf } from './cheatsheet-tools.ts';

/* A call that is sent again, as after an answer that did not come, while another process still works on it. */

const who = { userid: 'ada' };
let store: Awaited<ReturnType<typeof startTestStore>>;
let connection: Connection;
beforeAll(async () => {
  store = await startTestStore();
  connection = await connectStore(store.uri);
  for (const model of Object.values(sheetModels(connection))) await model.createIndexes();
}, 60_000);
afterAll(async () => {
  await connection.close();
  await store.close();
});

const read = { ok: true, pages: 3, text: 'Eigenvalues of a matrix' } as const;

/** Two processes, of which the second is still reading a file when the first is done with it. */
const twoProcesses = () => {
  const files = uploadsInMemory();
  const pictures = picturesInMemory();
  const begun = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  const readSlowly: ReadPdf = async () => {
    begun.resolve();
    await goOn.promise;
    return read;
  };
  const first = openSheetsAlone(connection, {
    ...files,
    ...pictures,
    readPdf: () => Promise.resolve(read),
  });
  const second = openSheetsAlone(connection, { ...files, ...pictures, readPdf: readSlowly });
  return { files, first, second, begun: begun.promise, goOn: goOn.resolve };
};
const pdf = '%PDF-1.7 …';
const fileOf = (files: ReturnType<typeof uploadsInMemory>) => ({
  kind: 'pdf' as const,
  uploadid: files.send(who.userid, pdf),
  cover: files.send(who.userid, 'P cover'),
});

test('to publish in two processes at once leaves one sheet with its file', async () => {
  const { files, first, second, begun, goOn } = twoProcesses();
  const sheetid = newSheetid();
  const file = fileOf(files);
  const settings = { audience: 'everybody', commentsOpen: true } as const;
  const draft: SheetDraft = { facts: factsForTests(), settings, file };
  const late = second.sheetWriting.publish(who, sheetid, draft);
  await begun;
  const made = await first.sheetWriting.publish(who, sheetid, draft);
  goOn();
  await expect(late).resolves.toEqual(made);
  expect([...files.all.keys()]).toEqual([file.uploadid]);
  const { sheets } = await first.sheetLists.page(null, { of: 'search', words: 'eigenvalues' });
  expect(sheets).toMatchObject([{ sheetid }]);
});

test('to replace in two processes at once leaves the new version with its file', async () => {
  const { files, first, second, begun, goOn } = twoProcesses();
  const sheetid = newSheetid();
  const settings = { audience: 'everybody', commentsOpen: true } as const;
  const before = { kind: 'markdown', uploadid: files.send(who.userid, 'Words') } as const;
  await first.sheetWriting.publish(who, sheetid, {
    facts: factsForTests(),
    settings,
    file: before,
  });
  const file = fileOf(files);
  const replacement = { file, note: '', revision: 1 };
  const late = second.sheetWriting.replace(who, sheetid, replacement);
  await begun;
  const made = await first.sheetWriting.replace(who, sheetid, replacement);
  goOn();
  await expect(late).resolves.toEqual(made);
  expect([...files.all.keys()]).toEqual([before.uploadid, file.uploadid]);
  expect(await first.sheetReading.view(null, sheetid)).toMatchObject({
    version: 2,
    contents: { kind: 'pdf' },
  });
  const { sheets } = await first.sheetLists.page(null, { of: 'search', words: 'eigenvalues' });
  expect(sheets.map((sheet) => sheet.sheetid)).toContain(sheetid);
});
