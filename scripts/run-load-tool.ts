import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { compiledOnce } from './compiled.ts';

/** How long a test of a tool may take, in ms: a busy machine is slow, not wrong. */
export const patience = 300_000;

/** Runs a tool as `npm run` does, on the real server. Only what is right or wrong is tested here, never time. */
export const runLoadTool = async (
  tool: string,
  args: string[],
): Promise<{ code: number | null; said: string }> => {
  const child = spawn(process.execPath, [join(import.meta.dirname, tool), ...args], {
    env: { ...process.env, ...compiledOnce },
  });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, said };
};

/** The object that a tool has said with `--json`. */
export const lastLine = (said: string): unknown => JSON.parse(said.trim().split('\n').at(-1) ?? '');
