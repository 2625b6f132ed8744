/**
 * `npm run frames [-- --people N --only cloud --json]`: frames a second of the projector with so many dots, in a
 * Chromium without graphics hardware, for each phase of a question; below 45 it fails. Then those of a word
 * cloud of 500 words that come anew ten times a second; below 30 it fails. `--only cloud` measures that alone.
 */
import { parseArgs } from 'node:util';
import { buildClientIfStale } from './client-build.ts';
import { cloudWords, measureCloud } from './frames/measure-cloud.ts';
import { measureFrames, type PhaseFrames } from './frames/measure-frames.ts';
import { runTool } from './load/run-tool.ts';

const usage = `npm run frames [-- --people N --only dots|cloud --json]
  --people   how many come and answer; 2000
  --only     dots: the phases of a question; cloud: a word cloud; else both
  --json     the last line is { "phases": [{ "phase", "frames", "longest" }], "framesPerS" }, frames a second and
             ms; framesPerS is of the word cloud`;

const wanted = 45;
const wantedOfCloud = 30;
const parts = ['dots', 'cloud'] as const;

interface FrameOptions {
  readonly people: number;
  /** What is measured. */
  readonly only: readonly (typeof parts)[number][];
  readonly json: boolean;
}

const readOptions = (args: string[]): FrameOptions => {
  const { values } = parseArgs({
    args,
    options: {
      people: { type: 'string', default: '2000' },
      only: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  });
  const people = Number(values.people);
  if (!Number.isInteger(people) || people < 1 || people > 5_000) {
    throw new Error('--people is a whole number from 1 to 5000.');
  }
  const only = parts.filter((part) => values.only === undefined || values.only === part);
  if (only.length === 0) throw new Error(`--only is one of ${parts.join(', ')}.`);
  return { people, only, json: values.json };
};

const busy = 'A machine that is busy with other things tells nothing.';

const lineOf = ({ phase, frames, longest }: PhaseFrames): string =>
  `${phase.padEnd(12)}${frames.toFixed(1).padStart(6)} frames a second, longest gap ${Math.round(longest)} ms`;

const measureDots = async (people: number): Promise<readonly PhaseFrames[]> => {
  await buildClientIfStale();
  const phases = await measureFrames(people, (phase) => console.log(lineOf(phase)));
  const isFast = phases.every(({ frames }) => frames >= wanted);
  console.log(
    isFast
      ? `At least ${wanted} frames a second with ${people} people.`
      : `Fewer than ${wanted} frames a second with ${people} people. ${busy}`,
  );
  return phases;
};

const measureWords = async (): Promise<number> => {
  const { frames, longest } = await measureCloud();
  console.log(lineOf({ phase: 'word cloud', frames, longest }));
  console.log(
    frames >= wantedOfCloud
      ? `At least ${wantedOfCloud} frames a second with ${cloudWords} words.`
      : `Fewer than ${wantedOfCloud} frames a second with ${cloudWords} words. ${busy}`,
  );
  return frames;
};

const run = async ({ people, only, json }: FrameOptions): Promise<boolean> => {
  const phases = only.includes('dots') ? await measureDots(people) : [];
  const framesPerS = only.includes('cloud') ? await measureWords() : null;
  if (json) console.log(JSON.stringify({ phases, framesPerS }));
  return (
    phases.every(({ frames }) => frames >= wanted) &&
    (framesPerS === null || framesPerS >= wantedOfCloud)
  );
};

await runTool(usage, readOptions, run);
