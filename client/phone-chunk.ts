import { join } from 'node:path';
import type { Rolldown } from 'vite';

const source = join(import.meta.dirname, 'src');

type Imports = (module: Rolldown.ModuleInfo) => readonly string[];

/** The modules that an entry comes to. */
const reached = (
  entry: string,
  context: Rolldown.ChunkingContext,
  imports: Imports,
): ReadonlySet<string> => {
  const found = new Set<string>();
  const waiting = [join(source, entry)];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const module = context.getModuleInfo(id);
    if (found.has(id) || module === null) continue;
    found.add(id);
    waiting.push(...imports(module));
  }
  return found;
};

let shared: ReadonlySet<string> | undefined;

/** What the phone's page needs before it can draw, and the other page at some time. */
const sharedModules = (context: Rolldown.ChunkingContext): ReadonlySet<string> => {
  const others = reached('main.tsx', context, (module) => [
    ...module.importedIds,
    ...module.dynamicallyImportedIds,
  ]);
  const ours = reached('phone-main.tsx', context, ({ importedIds }) => importedIds);
  return new Set([...ours].filter((id) => others.has(id)));
};

/**
 * One file for what the phone's page shares with the other. It would otherwise be a dozen small
 * ones, by who else needs them, and on a bad network every six files cost a round trip.
 */
export const phoneChunk: Rolldown.CodeSplittingGroup = {
  debugName: 'shared with the phone',
  name: (id, context) => {
    shared ??= sharedModules(context);
    return shared.has(id) ? 'shared' : null;
  },
};
