import { EJSON } from 'bson';
import fc from 'fast-check';
import { type Collection, type Document, MongoClient, type MongoServerError } from 'mongodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestStore } from '../../test/start-test-store.ts';
import { compileExpression } from './expressions/expression.ts';
import { encodeValue } from './keys.ts';
import { value } from './testing/arbitraries.ts';
import type { PipelineCase } from './testing/cases/case.ts';
import { conversionCases } from './testing/cases/conversion-cases.ts';
import { dateCases } from './testing/cases/date-cases.ts';
import { expressionCases } from './testing/cases/expression-cases.ts';
import { groupCases } from './testing/cases/group-cases.ts';
import { intervalCases } from './testing/cases/interval-cases.ts';
import { lookupCases } from './testing/cases/lookup-cases.ts';
import { stageCases } from './testing/cases/stage-cases.ts';
import { windowCases } from './testing/cases/window-cases.ts';
import { windowRefusals } from './testing/cases/window-refusals.ts';

/** With `TEST_MONGODB_URI` the same cases run on that server: they say what MongoDB says. */
const cases: readonly PipelineCase[] = [
  ...expressionCases,
  ...conversionCases,
  ...dateCases,
  ...intervalCases,
  ...stageCases,
  ...lookupCases,
  ...windowCases,
  ...windowRefusals,
  ...groupCases,
];
const outcomes = { equal: 0, refused: 0 };

let client: MongoClient;
let collection: Collection;
let close: () => Promise<unknown>;

beforeAll(async () => {
  const store = await startTestStore();
  client = await MongoClient.connect(store.uri, { promoteValues: false });
  collection = client.db().collection('cases');
  close = async () => {
    await client.close();
    await store.close();
  };
});
afterAll(async () => {
  await close();
  const told = `${cases.length} cases: ${outcomes.equal} equal, ${outcomes.refused} refused`;
  // oxlint-disable-next-line no-console -- the count is what this suite is to show
  console.log(`${told}, ${cases.length - outcomes.equal - outcomes.refused} wrong`);
});

/** With the kind of each number, and fields in their order. */
const exactly = (documents: readonly Document[]): unknown[] =>
  documents.map((document) => EJSON.stringify(document, { relaxed: false }));

async function put(into: Collection, documents: PipelineCase['documents']): Promise<void> {
  await into.deleteMany({});
  if (documents.length > 0) await into.insertMany(documents.map((each) => ({ ...each })));
}

test.each(cases)('$name', async ({ documents, others = {}, pipeline, gives }) => {
  await put(collection, documents);
  for (const [name, those] of Object.entries(others))
    await put(client.db().collection(name), those);
  const answer = collection.aggregate(pipeline.map((stage) => ({ ...stage }))).toArray();
  if ('code' in gives) {
    // Of a refusal, too, the driver hands numbers on as BSON's own.
    const code = await answer.then(
      () => null,
      (error: MongoServerError) => Number(error.code),
    );
    expect(code).toBe(gives.code);
    outcomes.refused += 1;
  } else {
    expect(exactly(await answer)).toEqual(exactly(gives));
    outcomes.equal += 1;
  }
});

test('comparisons agree with the order of keys, whatever is compared', () => {
  fc.assert(
    fc.property(value, value, (a, b) => {
      const scope = { root: { a, b }, variables: new Map<string, unknown>() };
      const cmp = Number(compileExpression({ $cmp: ['$a', '$b'] })(scope));
      expect(cmp).toBe(Math.sign(Buffer.compare(encodeValue(a), encodeValue(b))));
      expect(compileExpression({ $lt: ['$a', '$b'] })(scope)).toBe(cmp < 0);
      expect(compileExpression({ $eq: ['$a', '$b'] })(scope)).toBe(cmp === 0);
    }),
  );
});
