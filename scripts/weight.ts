/**
 * `npm run weight [-- --json]`: what a phone downloads for `/j/:code`, file by file, from the real
 * server, and what each kind of question adds to it. Fails where JavaScript and CSS together are
 * above their bound, of the page or of the page with a kind.
 */
import { parseArgs } from 'node:util';
import { buildClientIfStale } from './client-build.ts';
import { runTool } from './load/run-tool.ts';
import { ServerProcess } from './load/server-process.ts';
import type { FileKind } from './weigh/page-files.ts';
import { type Weighed, weighKinds, weighPage } from './weigh/weigh-page.ts';

const usage = `npm run weight [-- --json]
  --json   the last line is { "js", "css", "html", "total", "kinds" } in bytes, gzipped; "kinds"
           says of each kind of question what page and kind have in JavaScript and CSS`;

/** JavaScript and CSS of a phone's first load, gzipped, in bytes; it brings choices along. */
const bound = 120 * 1024;
/** The same with what is loaded for any other kind of question. */
const boundOfKind = 150 * 1024;

const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`.padStart(10);

const line = (name: string, gzip: number, brotli: number): string =>
  `${name.padEnd(44)}${kilobytes(gzip)}${kilobytes(brotli)}`;

const sum = (files: readonly Weighed[], packing: 'gzip' | 'brotli'): number =>
  files.reduce((total, file) => total + file[packing], 0);

interface PhoneWeight {
  readonly page: readonly Weighed[];
  readonly kinds: ReadonlyMap<string, readonly Weighed[]>;
}

const weigh = async (): Promise<PhoneWeight> => {
  await buildClientIfStale();
  const server = await ServerProcess.start();
  try {
    // Every code gets the same document; who is let in, the page asks afterwards.
    const page = await weighPage(server.address, '/j/BBBBBB');
    return { page, kinds: await weighKinds(server.address) };
  } finally {
    await server.end();
  }
};

const isCode = ({ kind }: Weighed): boolean => kind === 'js' || kind === 'css';

/** Says what the page has, and whether that is within its bound. */
const reportPage = (page: readonly Weighed[]): boolean => {
  console.log(
    `${'What a phone downloads for /j/:code'.padEnd(44)}${'gzip'.padStart(10)}${'brotli'.padStart(10)}`,
  );
  for (const { path, gzip, brotli } of page) console.log(line(path, gzip, brotli));
  console.log(line('total', sum(page, 'gzip'), sum(page, 'brotli')));
  const code = sum(page.filter(isCode), 'gzip');
  const fits = code <= bound;
  console.log(
    `JavaScript and CSS: ${kilobytes(code).trim()} gzipped, ${fits ? 'within' : 'ABOVE'} the bound of ${kilobytes(bound).trim()}.`,
  );
  return fits;
};

/** Says what page and kind have in JavaScript and CSS, and whether each is within its bound. */
const reportKinds = (kinds: ReadonlyMap<string, number>): boolean => {
  console.log(`Page and kind, of at most ${kilobytes(boundOfKind).trim()}:`);
  for (const [kind, bytes] of kinds) {
    console.log(`${kind.padEnd(44)}${kilobytes(bytes)}${bytes <= boundOfKind ? '' : ' ABOVE'}`);
  }
  return [...kinds.values()].every((bytes) => bytes <= boundOfKind);
};

const weight = async ({ json }: { json: boolean }): Promise<boolean> => {
  const { page, kinds } = await weigh();
  const of = (kind: FileKind): number =>
    sum(
      page.filter((file) => file.kind === kind),
      'gzip',
    );
  const [js, css] = [of('js'), of('css')];
  const withKind = new Map(
    [...kinds].map(([kind, files]) => [kind, js + css + sum(files, 'gzip')]),
  );
  const pageFits = reportPage(page);
  const kindsFit = reportKinds(withKind);
  if (json) {
    const total = sum(page, 'gzip');
    console.log(
      JSON.stringify({ js, css, html: of('html'), total, kinds: Object.fromEntries(withKind) }),
    );
  }
  return pageFits && kindsFit;
};

const readOptions = (args: string[]): { json: boolean } =>
  parseArgs({ args, options: { json: { type: 'boolean', default: false } } }).values;

await runTool(usage, readOptions, weight);
