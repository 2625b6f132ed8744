/**
 * `npm run lighthouse [-- --json]`: Lighthouse as a phone, at `/j/CODE` of a run under way on the
 * local server. Fails below 97 for performance or 100 for accessibility, where performance is the
 * middle of five looks: one look tells as much of the machine as of the page. Asks nothing of the
 * network.
 */
import { parseArgs } from 'node:util';
import lighthouse, { type Result } from 'lighthouse';
import { buildClientIfStale } from './client-build.ts';
import { freePort } from './load/free-port.ts';
import { Host } from './load/host.ts';
import { runTool } from './load/run-tool.ts';
import { launchChromium } from './launch-chromium.ts';
import { ServerProcess } from './load/server-process.ts';

const usage = `npm run lighthouse [-- --json]
  --json   the last line is { "performance", "accessibility" }, 0 to 100`;

const wanted = { performance: 97, accessibility: 100 } as const;
type Category = keyof typeof wanted;
const categories = Object.keys(wanted) as Category[];

/** Looks at a page with a browser of its own. */
const audit = async (url: string): Promise<Result> => {
  const port = await freePort();
  const browser = await launchChromium([`--remote-debugging-port=${port}`]);
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

const looks = 5;

/** A run with its question open, as a phone meets it that comes late. */
const auditPhonePage = async (): Promise<Result[]> => {
  await buildClientIfStale();
  const server = await ServerProcess.start();
  try {
    const host = await Host.begin(server.port, 1);
    await host.command({ type: 'open' });
    const results: Result[] = [];
    for (let look = 0; look < looks; look += 1) {
      const result = await audit(`${server.address}/j/${host.room.code}`);
      if (result.runtimeError !== undefined) throw new Error(result.runtimeError.message);
      results.push(result);
    }
    host.close();
    return results;
  } finally {
    await server.end();
  }
};

const scoreOf = (result: Result, category: Category): number =>
  Math.round((result.categories[category]?.score ?? 0) * 100);

/** The look in the middle: half of the others are better, half are worse. */
const middle = (results: readonly Result[], category: Category): Result => {
  const sorted = results.toSorted(
    (one, other) => scoreOf(one, category) - scoreOf(other, category),
  );
  const found = sorted[Math.floor(sorted.length / 2)];
  if (found === undefined) throw new Error('There was no look.');
  return found;
};

/** What took points. */
const faults = (result: Result, category: Category): string[] =>
  (result.categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
    const each = result.audits[id];
    if (weight === 0 || each === undefined || each.score === null || each.score === 1) return [];
    return [`  ${each.title}${each.displayValue === undefined ? '' : `: ${each.displayValue}`}`];
  });

const run = async ({ json }: { json: boolean }): Promise<boolean> => {
  const results = await auditPhonePage();
  const scores: Partial<Record<Category, number>> = {};
  for (const category of categories) {
    const result = middle(results, category);
    const every = results.map((each) => scoreOf(each, category)).join(', ');
    scores[category] = scoreOf(result, category);
    console.log(`${category}: ${scores[category]} of ${every} (at least ${wanted[category]})`);
    for (const fault of faults(result, category)) console.log(fault);
  }
  if (json) console.log(JSON.stringify(scores));
  return categories.every((each) => (scores[each] ?? 0) >= wanted[each]);
};

const readOptions = (args: string[]): { json: boolean } =>
  parseArgs({ args, options: { json: { type: 'boolean', default: false } } }).values;

await runTool(usage, readOptions, run);
