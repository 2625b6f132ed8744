import { join } from 'node:path';
import { build, type Plugin } from 'vite';

const entry = join(import.meta.dirname, 'src', 'sw', 'sw.ts');
const file = 'sw.js';

/** One classic script without imports: not every browser takes a service worker that is a module. */
const buildWorker = async (): Promise<string> => {
  const built = await build({
    // Not the client's own: its plugins include the one below.
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
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
      buildWorker().then((code) => {
        response.setHeader('Content-Type', 'text/javascript');
        response.setHeader('Cache-Control', 'no-cache');
        response.end(code);
      }, next);
    });
  },
  async generateBundle() {
    this.emitFile({ type: 'asset', fileName: file, source: await buildWorker() });
  },
};
