import type { Connection } from 'mongoose';

const known = new Set(['find', 'filter', 'sort', 'aggregate', 'pipeline', 'cursor']);

/** As a query, what a command looks for. */
const queriesOf = (command: Record<string, unknown>): Record<string, unknown>[] => {
  if ('find' in command || 'aggregate' in command) {
    return [Object.fromEntries(Object.entries(command).filter(([name]) => known.has(name)))];
  }
  const find = command['delete'] ?? command['update'];
  const parts = (command['deletes'] ?? command['updates'] ?? []) as { readonly q: unknown }[];
  return parts.map(({ q }) => ({ find, filter: q }));
};

/** Tells how the store would go about all that is asked while something is done. Commands of the connection are monitored. */
export const planWatch = (connection: Connection) => {
  const asked: Record<string, unknown>[] = [];
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
