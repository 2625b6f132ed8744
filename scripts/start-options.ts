import { parseArgs } from 'node:util';

/** What `npm start` can be told behind `--`. */
export const usage = `npm start takes:
  npm start                     one server process
  npm start -- --processes 4    four on one port; they need Redis (docs/running.md)`;

/**
 * The settings of the server that the arguments stand for.
 * @throws Error that tells the usage
 */
export function settingsFrom(args: string[]): Record<string, string> {
  try {
    const { values } = parseArgs({ args, options: { processes: { type: 'string' } } });
    return values.processes === undefined ? {} : { PROCESSES: values.processes };
  } catch (error) {
    const what = error instanceof Error ? error.message : String(error);
    throw new Error(`${what}\n${usage}`, { cause: error });
  }
}
