import { globSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { type CallCase, nameOf } from './call-case.ts';
import type { Route } from '../src/core/route.ts';

const folder = join(import.meta.dirname, '../src/features');

const read = async (file: string): Promise<readonly CallCase[]> => {
  const { cases } = (await import(pathToFileURL(join(folder, file)).href)) as {
    readonly cases: readonly CallCase[];
  };
  return cases;
};

/** The cases of every feature: the files `<feature>.cases.ts` beside their routes. */
export const callCases = (
  await Promise.all(globSync('*/*.cases.ts', { cwd: folder }).map(read))
).flat();

const byName = new Map(callCases.map((each) => [each.name, each]));

/** @throws Error where the feature says nothing of this call */
export const caseOf = (route: Route): CallCase => {
  const found = byName.get(nameOf(route));
  if (found === undefined) throw new Error(`No *.cases.ts has ${nameOf(route)}.`);
  return found;
};
