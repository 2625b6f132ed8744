/**
 * Decides whether node_modules holds exactly what package-lock.json asks for. npm keeps its own
 * record of what it installed in node_modules/.package-lock.json and writes it last, so an
 * interrupted install is seen too, and no stamp of ours can go stale.
 *
 * Plain JavaScript, because it runs before Node 24 is there.
 *
 * @typedef {{ version?: string, integrity?: string, link?: boolean, dev?: boolean,
 *   optional?: boolean, devOptional?: boolean, peer?: boolean }} LockedPackage
 * @typedef {{ packages?: Record<string, LockedPackage> }} Lockfile
 * @typedef {'prod' | 'all'} Scope what is needed: the packages of the product, or the tools too
 */

/**
 * @param {Lockfile} wanted package-lock.json
 * @param {Lockfile | undefined} installed node_modules/.package-lock.json, if there is one
 * @param {Scope} scope
 * @returns {Scope | 'nothing'} what `npm ci` must install now
 */
export function missingInstall(wanted, installed, scope) {
  if (!installed?.packages) return scope;
  if (isInstalled(wanted, installed, scope)) return 'nothing';
  // Where the tools are already there, an install for `npm start` must not take them away.
  return hasTools(installed) ? 'all' : scope;
}

/**
 * @param {Lockfile} wanted
 * @param {Lockfile} installed
 * @param {Scope} scope
 */
function isInstalled(wanted, installed, scope) {
  const want = wanted.packages ?? {};
  const have = installed.packages ?? {};
  const complete = Object.entries(want).every(
    ([path, entry]) => !isNeeded(path, entry, scope) || isSame(entry, have[path]),
  );
  const nothingForeign = Object.entries(have).every(([path, entry]) => isSame(want[path], entry));
  return complete && nothingForeign;
}

/** @param {Lockfile} installed */
function hasTools(installed) {
  return Object.values(installed.packages ?? {}).some((entry) => entry.dev);
}

/**
 * Optional packages are binaries for other machines: npm leaves them out where they do not fit.
 *
 * @param {string} path
 * @param {LockedPackage} entry
 * @param {Scope} scope
 */
function isNeeded(path, entry, scope) {
  if (!path.includes('node_modules/') || entry.optional || entry.devOptional) return false;
  return scope === 'all' || !entry.dev;
}

/**
 * @param {LockedPackage | undefined} a
 * @param {LockedPackage | undefined} b
 */
function isSame(a, b) {
  if (!a || !b) return false;
  return a.version === b.version && a.integrity === b.integrity && a.link === b.link;
}
