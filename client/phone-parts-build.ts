import type { Plugin, Rolldown } from 'vite';

/** How a kind of question is answered: see `answer-parts.ts`. */
const answerPart = /\/features\/question\/([^/]+)\/\1-answer\.tsx$/;

/** The files of a part that the phones' page does not load anyway. */
const filesOf = (
  chunk: Rolldown.OutputChunk,
  bundle: Rolldown.OutputBundle,
  atHand: ReadonlySet<string>,
  found = new Set<string>(),
): ReadonlySet<string> => {
  if (atHand.has(chunk.fileName) || found.has(chunk.fileName)) return found;
  found.add(chunk.fileName);
  for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
  for (const name of chunk.imports) {
    const other = bundle[name];
    if (other?.type === 'chunk') filesOf(other, bundle, atHand, found);
  }
  return found;
};

/** Writes `phone-parts.json`: for each kind that phones load when it is asked, its files. The server names them early. */
export const phoneParts: Plugin = {
  name: 'sets:phone-parts',
  generateBundle: {
    // After the styles have got their places: until then files may get other names.
    order: 'post',
    handler(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const page = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith('/phone.html'));
      const atHand = page === undefined ? new Set<string>() : filesOf(page, bundle, new Set());
      const parts = chunks.flatMap((chunk) => {
        const [, kind] = answerPart.exec(chunk.facadeModuleId ?? '') ?? [];
        const files = [...filesOf(chunk, bundle, atHand)].map((file) => `/${file}`);
        return kind === undefined ? [] : [[kind, files] as const];
      });
      const source = JSON.stringify(Object.fromEntries(parts));
      this.emitFile({ type: 'asset', fileName: 'phone-parts.json', source });
    },
  },
};
