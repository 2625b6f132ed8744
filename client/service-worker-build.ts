import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';

const entry = join(import.meta.dirname, 'src', 'sw', 'sw.ts');
const file = 'sw.js';
const phonePage = join(import.meta.dirname, 'phone.html');

/** Longer parts of the page, in characters, are for few questions: they come with the network. */
const longestPart = 40_000;

/** The files of the phones' page: what it loads at once, and its small parts that come later. */
const phoneFiles = (bundle: Rolldown.OutputBundle): string[] => {
  const files = new Set<string>();
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const named = (name: string) => chunks.find(({ fileName }) => fileName === name);
  const take = (chunk: Rolldown.OutputChunk | undefined): void => {
    if (chunk === undefined || files.has(chunk.fileName)) return;
    files.add(chunk.fileName);
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
    for (const name of chunk.imports) take(named(name));
    for (const name of chunk.dynamicImports) {
      const part = named(name);
      if ((part?.code.length ?? 0) <= longestPart) take(part);
    }
  };
  take(chunks.find(({ facadeModuleId }) => facadeModuleId === phonePage));
  // The letters that nearly every text needs.
  for (const name of Object.keys(bundle)) if (/geist-core.*\.woff2$/.test(name)) files.add(name);
  return [...files].toSorted();
};

/** What the worker keeps for when there is no network. */
const shellOf = (files: readonly string[]) => ({
  version: createHash('sha256')
    .update(readFileSync(phonePage))
    .update(files.join('\n'))
    .digest('hex')
    .slice(0, 16),
  files: files.map((name) => `/${name}`),
});

/** One classic script without imports: not every browser takes a service worker that is a module. */
const buildWorker = async (files: readonly string[]): Promise<string> => {
  const built = await build({
    // Not the client's own: its plugins include the one below.
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { PHONE_SHELL: JSON.stringify(shellOf(files)) },
    build: {
      write: false,
      rolldownOptions: { input: entry, output: { format: 'iife', entryFileNames: file } },
    },
  });
  const [output] = [built].flat();
  if (output === undefined || !('output' in output)) throw new Error('The worker was not built.');
  const [{ code }, ...others] = output.output;
  if (others.length > 0) throw new Error('The worker is more than one file.');
  return code;
};

/** The service worker at `/sw.js`: a fixed name, for browsers ask for it by its address. */
export const serviceWorker: Plugin = {
  name: 'sets:service-worker',
  configureServer: (vite) => {
    vite.middlewares.use(`/${file}`, (_request, response, next) => {
      // While developing nothing is kept.
      buildWorker([]).then((code) => {
        response.setHeader('Content-Type', 'text/javascript');
        response.setHeader('Cache-Control', 'no-cache');
        response.end(code);
      }, next);
    });
  },
  generateBundle: {
    // As in `phone-parts-build.ts`: until the styles have got their places, files may get other names.
    order: 'post',
    async handler(_options, bundle) {
      const source = await buildWorker(phoneFiles(bundle));
      this.emitFile({ type: 'asset', fileName: file, source });
    },
  },
};
