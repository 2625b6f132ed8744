import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { EJSON } from 'bson';

/** MongoDB's unified test format, as far as its CRUD tests use it. */
export interface TestFile {
  name: string;
  runOnRequirements?: Requirement[];
  createEntities: Record<string, Entity>[];
  initialData?: CollectionData[];
  tests: UnifiedTest[];
}

export interface UnifiedTest {
  description: string;
  runOnRequirements?: Requirement[];
  operations: Operation[];
  outcome?: CollectionData[];
}

export interface Entity {
  id: string;
  client?: string;
  database?: string;
  databaseName?: string;
  collectionName?: string;
  uriOptions?: Record<string, unknown>;
}

export interface CollectionData {
  databaseName: string;
  collectionName: string;
  documents: Record<string, unknown>[];
}

export interface Operation {
  name: string;
  object: string;
  arguments?: Record<string, unknown>;
  expectResult?: unknown;
  expectError?: ExpectedError;
}

export interface ExpectedError {
  isClientError?: boolean;
  errorCode?: number;
  expectResult?: unknown;
}

interface Requirement {
  minServerVersion?: string;
  maxServerVersion?: string;
  topologies?: string[];
}

/** Beside the checkout; undefined where it is not there. */
const FOLDER = new URL('../../../../shared/conformance/crud/', import.meta.url);

export function readTestFiles(): TestFile[] | undefined {
  if (!existsSync(FOLDER)) return undefined;
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.json'))
    .map((name) => {
      const text = readFileSync(new URL(name, FOLDER), 'utf8');
      return Object.assign(EJSON.parse(text) as TestFile, { name });
    });
}

const SERVER_VERSION = [7, 0, 0];

/** Whether a standalone server of version 7.0 runs a test with these requirements. */
export function runsHere(requirements: readonly Requirement[] | undefined): boolean {
  if (!requirements) return true;
  return requirements.some(
    ({ minServerVersion = '0', maxServerVersion = '99', topologies = ['single'] }) =>
      order(minServerVersion) <= 0 && order(maxServerVersion) >= 0 && topologies.includes('single'),
  );
}

/** Below 0 where the version is older than the server's, above 0 where it is newer. */
function order(version: string): number {
  const parts = version.split('.').map(Number);
  for (const [i, part] of SERVER_VERSION.entries()) {
    const difference = (parts[i] ?? 0) - part;
    if (difference !== 0) return difference;
  }
  return 0;
}
