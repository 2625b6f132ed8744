import { type MongoBulkWriteError, MongoClient, MongoServerError } from 'mongodb';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EmbeddedMongo } from '../../src/embedded-mongo/start.ts';
import { startEmbeddedTestStore } from '../start-test-store.ts';
import { difference } from './match.ts';
import { bulkWriteResult, createEntities, runOperation } from './operations.ts';
import {
  type CollectionData,
  type ExpectedError,
  type Operation,
  readTestFiles,
  runsHere,
  type TestFile,
  type UnifiedTest,
} from './unified-test.ts';

/** What the embedded store refuses by design, and MongoDB's code that it must answer with. */
const REFUSED: Record<string, { reason: string; code: number }> = {
  'estimatedDocumentCount errors correctly--command error': { reason: 'fail points', code: 59 },
  'estimatedDocumentCount errors correctly--socket error': { reason: 'fail points', code: 59 },
  'estimatedDocumentCount works correctly on views': { reason: 'views', code: 115 },
};

const files = readTestFiles();
const outcomes = new Map<string, number>();
let store: EmbeddedMongo;
let client: MongoClient;

beforeAll(async () => {
  store = await startEmbeddedTestStore();
  client = await MongoClient.connect(store.uri);
});

afterAll(async () => {
  await client.close();
  await store.close();
});

function count(outcome: string): void {
  outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
}

async function fill(data: readonly CollectionData[]): Promise<void> {
  for (const { databaseName, collectionName, documents } of data) {
    const collection = client.db(databaseName).collection(collectionName);
    await collection.deleteMany({});
    if (documents.length > 0) await collection.insertMany(documents);
  }
}

async function check(operation: Operation, run: () => Promise<unknown>): Promise<void> {
  const { expectError, expectResult } = operation;
  if (expectError) {
    const error = await run().then(
      () => undefined,
      (reason: unknown) => reason,
    );
    checkError(expectError, error);
    return;
  }
  const result = await run();
  if (expectResult !== undefined) expect(difference(expectResult, result)).toBe('');
}

function checkError(expected: ExpectedError, error: unknown): void {
  expect(error).toBeInstanceOf(Error);
  if (expected.isClientError !== undefined) {
    expect(error instanceof MongoServerError).toBe(!expected.isClientError);
  }
  if (expected.errorCode !== undefined) {
    expect((error as MongoServerError).code).toBe(expected.errorCode);
  }
  if (expected.expectResult !== undefined) {
    const { result } = error as MongoBulkWriteError;
    expect(difference(expected.expectResult, bulkWriteResult(result))).toBe('');
  }
}

async function runTest(file: TestFile, unified: UnifiedTest): Promise<void> {
  await fill(file.initialData ?? []);
  const entities = createEntities(file.createEntities, (name) => client.db(name));
  for (const operation of unified.operations) {
    await check(operation, () => runOperation(entities, operation));
  }
  for (const { databaseName, collectionName, documents } of unified.outcome ?? []) {
    const found = client
      .db(databaseName)
      .collection(collectionName)
      .find({}, { sort: { _id: 1 } });
    expect(await found.toArray()).toEqual(documents);
  }
}

describe.skipIf(!files)(
  `MongoDB's own tests${files ? '' : ': ../shared/conformance is not here'}`,
  () => {
    for (const file of files ?? []) {
      for (const unified of file.tests) {
        if (!runsHere(file.runOnRequirements) || !runsHere(unified.runOnRequirements)) {
          count('not for a standalone 7.0');
          continue;
        }
        const refused = REFUSED[unified.description];
        test(`${file.name}: ${unified.description}`, async () => {
          if (!refused) {
            await runTest(file, unified);
            count('passed');
            return;
          }
          await expect(runTest(file, unified)).rejects.toMatchObject({ code: refused.code });
          count(`refused by design: ${refused.reason} (code ${refused.code})`);
        });
      }
    }

    test('the counts by reason', () => {
      expect(Object.fromEntries(outcomes)).toEqual({
        'not for a standalone 7.0': 5,
        passed: 87,
        'refused by design: fail points (code 59)': 2,
        'refused by design: views (code 115)': 1,
      });
    });
  },
);
