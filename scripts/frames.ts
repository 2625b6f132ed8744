/**
 * `npm run frames [-- --people N --json]`: frames a second of the projector with so many dots, in a
 * Chromium without graphics hardware, for each phase of a question. Fails below 45.
 */
import { parseArgs } from 'node:util';
import { buildClientIfStale } from './client-build.ts';
import { measureFrames, type PhaseFrames } from './frames/measure-frames.ts';
import { runTool } from './load/run-tool.ts';

const usage = `npm run frames [-- --people N --json]
  --people   how many come and answer; 2000
  --json     the last line is { "phases": [{ "phase", "frames", "longest" }] }, frames a second and ms`;

const wanted = 45;

interface FrameOptions {
  readonly people: number;
  readonly json: boolean;
}

const readOptions = (args: string[]): FrameOptions => {
  const { values } = parseArgs({
    args,
    options: {
      people: { type: 'string', default: '2000' },
      json: { type: 'boolean', default: false },
    },
  });
  const people = Number(values.people);
  if (!Number.isInteger(people) || people < 1 || people > 5_000) {
    throw new Error('--people is a whole number from 1 to 5000.');
  }
  return { people, json: values.json };
};

const lineOf = ({ phase, frames, longest }: PhaseFrames): string =>
  `${phase.padEnd(12)}${frames.toFixed(1).padStart(6)} frames a second, longest gap ${Math.round(longest)} ms`;

const run = async ({ people, json }: FrameOptions): Promise<boolean> => {
  await buildClientIfStale();
  const phases = await measureFrames(people, (phase) => console.log(lineOf(phase)));
  const isFast = phases.every(({ frames }) => frames >= wanted);
  console.log(
    isFast
      ? `At least ${wanted} frames a second with ${people} people.`
      : `Fewer than ${wanted} frames a second with ${people} people. A machine that is busy with other things tells nothing.`,
  );
  if (json) console.log(JSON.stringify({ phases }));
  return isFast;
};

await runTool(usage, readOptions, run);
