/**
 * `npm run lighthouse [-- --json]`: Lighthouse as a phone, at `/j/CODE` of a run under way on the
 * local server. Fails below 95 for performance or 100 for accessibility. Asks nothing of the network.
 */
import { parseArgs } from 'node:util';
import lighthouse, { type Result } from 'lighthouse';
import { chromium } from 'playwright-core';
import { ensureChromium } from './chromium.ts';
import { buildClientIfStale } from './client-build.ts';
import { freePort } from './load/free-port.ts';
import { Host } from './load/host.ts';
import { runTool } from './load/run-tool.ts';
import { ServerProcess } from './load/server-process.ts';

const usage = `npm run lighthouse [-- --json]
  --json   the last line is { "performance", "accessibility" }, 0 to 100`;

const wanted = { performance: 95, accessibility: 100 } as const;
type Category = keyof typeof wanted;
const categories = Object.keys(wanted) as Category[];

const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Looks at a page with a browser of its own. */
const audit = async (url: string): Promise<Result> => {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: [...flags, `--remote-debugging-port=${port}`],
  });
  try {
    const audited = await lighthouse(url, {
      port,
      onlyCategories: categories,
      disableFullPageScreenshot: true,
      logLevel: 'error',
    });
    if (audited === undefined) throw new Error('Lighthouse gave no result.');
    return audited.lhr;
  } finally {
    await browser.close();
  }
};

/** A run with its question open, as a phone meets it that comes late. */
const auditPhonePage = async (): Promise<Result> => {
  await buildClientIfStale();
  const server = await ServerProcess.start();
  try {
    const host = await Host.begin(server.port, 1);
    await host.command({ type: 'open' });
    const result = await audit(`${server.address}/j/${host.run.code}`);
    host.close();
    return result;
  } finally {
    await server.end();
  }
};

const scoreOf = (result: Result, category: Category): number =>
  Math.round((result.categories[category]?.score ?? 0) * 100);

/** What took points, worst first. */
const faults = (result: Result, category: Category): string[] =>
  (result.categories[category]?.auditRefs ?? [])
    .filter(({ weight }) => weight > 0)
    .map(({ id }) => result.audits[id])
    .filter((each) => each !== undefined && each.score !== null && each.score < 1)
    .map(
      (each) =>
        `  ${each?.title}${each?.displayValue === undefined ? '' : `: ${each.displayValue}`}`,
    );

const run = async ({ json }: { json: boolean }): Promise<boolean> => {
  const result = await auditPhonePage();
  if (result.runtimeError !== undefined) throw new Error(result.runtimeError.message);
  for (const category of categories) {
    console.log(`${category}: ${scoreOf(result, category)} (at least ${wanted[category]})`);
    for (const fault of faults(result, category)) console.log(fault);
  }
  const scores = Object.fromEntries(categories.map((each) => [each, scoreOf(result, each)]));
  if (json) console.log(JSON.stringify(scores));
  return categories.every((each) => scoreOf(result, each) >= wanted[each]);
};

const readOptions = (args: string[]): { json: boolean } =>
  parseArgs({ args, options: { json: { type: 'boolean', default: false } } }).values;

await runTool(usage, readOptions, run);
