/**
 * `npm ci` refuses a lockfile that does not name every optional package, also the binaries for
 * other machines. npm leaves those out of the lockfile when the registry it asked did not offer
 * them, so a lockfile written behind a mirror may not install anywhere.
 */
export type LockEntry = {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  cpu?: string[];
  libc?: string[];
  os?: string[];
  optionalDependencies?: Record<string, string>;
};
export type LockPackages = Record<string, LockEntry>;

/** The optional packages that the lockfile asks for and does not name, by their place in it. */
export function unnamedPackages(packages: LockPackages): LockPackages {
  const unnamed: LockPackages = {};
  for (const [path, entry] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      if (!isNamed(packages, path, name)) {
        unnamed[`node_modules/${name}`] = platformEntry(name, version, entry.dev ?? false);
      }
    }
  }
  return unnamed;
}

/** In npm's own order, so that its next write changes nothing else. */
export function withUnnamed(packages: LockPackages): LockPackages {
  const all = Object.entries({ ...packages, ...unnamedPackages(packages) });
  return Object.fromEntries(all.toSorted(([a], [b]) => a.localeCompare(b, 'en')));
}

/** Whether `name` is found from `path`, looking upwards as Node does. */
function isNamed(packages: LockPackages, path: string, name: string): boolean {
  const parents = path.split('/node_modules/');
  return parents
    .map((_, depth) => [...parents.slice(0, depth + 1), name].join('/node_modules/'))
    .concat(`node_modules/${name}`)
    .some((place) => place in packages);
}

const systems = new Set(['aix', 'android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32']);
const processors = new Set('arm arm64 ia32 ppc64 riscv64 s390x wasm32 x64'.split(' '));
const libraries: Record<string, string> = { gnu: 'glibc', musl: 'musl' };

/** Says for which machines the package is, from its name, so that no other ever asks for it. */
function platformEntry(name: string, version: string, dev: boolean): LockEntry {
  const words = name.split(/[-/]/u);
  const cpu = words.filter((word) => processors.has(word));
  const os = words.filter((word) => systems.has(word));
  const libc = words.flatMap((word) => libraries[word.replace('eabihf', '')] ?? []);
  if (cpu.length === 0) throw new Error(`${name}: cannot tell from its name which machine it fits`);
  return {
    version,
    cpu,
    ...(dev && { dev }),
    ...(libc.length > 0 && { libc }),
    optional: true,
    ...(os.length > 0 && { os }),
  };
}
