/**
 * `npm run weight [-- --json]`: what a phone downloads for `/j/:code`, file by file, from the real
 * server. Fails above the bound for JavaScript and CSS together.
 */
import { parseArgs } from 'node:util';
import { buildClientIfStale } from './client-build.ts';
import { runTool } from './load/run-tool.ts';
import { ServerProcess } from './load/server-process.ts';
import type { FileKind } from './weigh/page-files.ts';
import { type Weighed, weighPage } from './weigh/weigh-page.ts';

const usage = `npm run weight [-- --json]
  --json   the last line is { "js", "css", "html", "total" } in bytes, gzipped`;

/** JavaScript and CSS of a phone's first load, gzipped, in bytes. */
const bound = 120 * 1024;

const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`.padStart(10);

const line = (name: string, gzip: number, brotli: number): string =>
  `${name.padEnd(44)}${kilobytes(gzip)}${kilobytes(brotli)}`;

const sum = (files: readonly Weighed[], packing: 'gzip' | 'brotli'): number =>
  files.reduce((total, file) => total + file[packing], 0);

const weigh = async (): Promise<Weighed[]> => {
  await buildClientIfStale();
  const server = await ServerProcess.start();
  try {
    // Every code gets the same document; who is let in, the page asks afterwards.
    return await weighPage(server.address, '/j/BBBBBB');
  } finally {
    await server.end();
  }
};

const weight = async ({ json }: { json: boolean }): Promise<boolean> => {
  const files = await weigh();
  console.log(
    `${'What a phone downloads for /j/:code'.padEnd(44)}${'gzip'.padStart(10)}${'brotli'.padStart(10)}`,
  );
  for (const { path, gzip, brotli } of files) console.log(line(path, gzip, brotli));
  console.log(line('total', sum(files, 'gzip'), sum(files, 'brotli')));

  const of = (kind: FileKind): number =>
    sum(
      files.filter((file) => file.kind === kind),
      'gzip',
    );
  const [js, css] = [of('js'), of('css')];
  const fits = js + css <= bound;
  console.log(
    `JavaScript and CSS: ${kilobytes(js + css).trim()} gzipped, ${fits ? 'within' : 'ABOVE'} the bound of ${kilobytes(bound).trim()}.`,
  );
  if (json) console.log(JSON.stringify({ js, css, html: of('html'), total: sum(files, 'gzip') }));
  return fits;
};

const readOptions = (args: string[]): { json: boolean } =>
  parseArgs({ args, options: { json: { type: 'boolean', default: false } } }).values;

await runTool(usage, readOptions, weight);
