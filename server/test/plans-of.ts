import type { Connection } from 'mongoose';
import { expect } from 'vitest';

type Command = Record<string, unknown>;

const ofFind = ['find', 'filter', 'sort', 'hint', 'limit', 'projection'];
const known = new Set([...ofFind, 'aggregate', 'pipeline', 'cursor']);

/** As a query, what a command looks for. */
const queriesOf = (command: Command): Command[] => {
  if ('find' in command || 'aggregate' in command) {
    return [Object.fromEntries(Object.entries(command).filter(([name]) => known.has(name)))];
  }
  const find = command['delete'] ?? command['update'];
  const parts = (command['deletes'] ?? command['updates'] ?? []) as { readonly q: unknown }[];
  return parts.map(({ q }) => ({ find, filter: q }));
};

/**
 * Tells how the store would go about all that is asked while something is done: `asked` has these commands then.
 * Commands of the connection are monitored.
 */
export const planWatch = (connection: Connection, asked: Command[] = []) => {
  connection.getClient().on('commandStarted', ({ commandName, command }) => {
    if (['find', 'aggregate', 'delete', 'update'].includes(commandName)) asked.push(command);
  });
  return async (work: () => Promise<unknown>): Promise<string[]> => {
    asked.length = 0;
    await work();
    const plans = asked.flatMap(queriesOf).map(async (explain) => {
      const told = await connection.db?.command({ explain, verbosity: 'queryPlanner' });
      return JSON.stringify(told?.['queryPlanner']?.winningPlan ?? told);
    });
    return Promise.all(plans);
  };
};

/** Something is asked, and all of it goes by an index. */
export const expectByIndex = (plans: readonly string[]): void => {
  expect(plans.length).toBeGreaterThan(0);
  for (const plan of plans) {
    expect(plan).toMatch(/IXSCAN|IDHACK|EXPRESS|EOF|TEXT/);
    expect(plan).not.toContain('COLLSCAN');
  }
};

/** The same, and in the order of that index: nothing is sorted afterwards. */
export const expectInItsOrder = (plans: readonly string[]): void => {
  expectByIndex(plans);
  for (const plan of plans) expect(plan).not.toContain('"stage":"SORT"');
};
