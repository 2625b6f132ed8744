/** `npm run load`: many phones on the real server, and plain Socket.IO beside it. See docs/performance.md. */
import { requireDescriptors } from './load/file-descriptors.ts';
import { type LoadOptions, loadUsage, readLoadOptions } from './load/load-options.ts';
import { isSound, loadFigures, questionLines, rawLines, sumLines } from './load/load-report.ts';
import { type Beside, type LoadResult, runLoad } from './load/load-run.ts';
import { RawBase } from './load/raw-base.ts';
import { runTool } from './load/run-tool.ts';

const show = (lines: readonly string[]): void => console.log(lines.join('\n'));

const measure = async (options: LoadOptions, beside?: Beside): Promise<LoadResult> => {
  const how = options.overMs === 0 ? 'at once' : `within ${options.overMs / 1_000} s`;
  console.log(`\n${options.phones} phones, ${options.questions} questions, all answer ${how}:`);
  const load = await runLoad(options, beside);
  show([...questionLines(load), ...sumLines(options.phones, load)]);
  return load;
};

/** The product and plain Socket.IO in turns, so that both have the same luck with the machine. */
const besideBase = async (options: LoadOptions) => {
  const base = await RawBase.open(options.phones);
  try {
    const result = await measure(options, base);
    return { result, raw: base.figures() };
  } finally {
    await base.close();
  }
};

/** Runs everything; gives whether the server kept every promise. */
const load = async (options: LoadOptions): Promise<boolean> => {
  const { phones } = options;
  requireDescriptors(phones);
  const half = Math.floor(phones / 2);
  const smaller = options.compare ? await measure({ ...options, phones: half }) : null;
  const { result, raw } = await besideBase(options);
  show(rawLines(raw));
  const figures = loadFigures(phones, result, raw);
  const slower = figures.joinStormMs / figures.rawConnectMs;
  console.log(`Join storm: ${slower.toFixed(2)} times the plain connects.`);
  if (options.overMs === 0) {
    const ratio = figures.durablePerSec / figures.rawEchoPerSec;
    console.log(`Durable answers: ${ratio.toFixed(2)} of the plain echo.`);
  }
  if (smaller) {
    const growth = result.messagesSent / smaller.messagesSent;
    console.log(`Messages from ${half} to ${phones} phones: 1 : ${growth.toFixed(2)}.`);
  }
  if (options.json) console.log(JSON.stringify(figures));
  return isSound(phones, result) && (smaller === null || isSound(half, smaller));
};

await runTool(loadUsage, readLoadOptions, load);
