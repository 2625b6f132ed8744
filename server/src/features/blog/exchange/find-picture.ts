import { withFewMarks } from '@sets/shared/core/few-marks.ts';
import type { FindPicture } from './picture-links.ts';

/** Folders that what makes sites puts at the root of a site. */
const roots = ['static', 'public', 'assets', 'source'];

const decoded = (link: string): string => {
  try {
    return decodeURIComponent(link);
  } catch {
    return link;
  }
};

/** A path without `.` and `..`; null where it leads out of the zip. */
const normal = (path: string): string | null => {
  const parts: string[] = [];
  for (const part of path.split('/')) {
    if (part === '..' && parts.pop() === undefined) return null;
    if (part !== '' && part !== '.' && part !== '..') parts.push(part);
  }
  return parts.join('/');
};

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/**
 * Finds what links of texts mean among the pictures of a zip: beside the text, from the root of the site, and by
 * name alone where one picture has it, as notes link theirs.
 */
export const pictureFinder = (paths: readonly string[]): ((textPath: string) => FindPicture) => {
  const all = new Set(paths);
  const byName = Map.groupBy(paths, nameOf);
  const alone = (link: string): string | null => {
    const named = byName.get(nameOf(link)) ?? [];
    return named.length === 1 ? (named[0] ?? null) : null;
  };
  return (textPath) => {
    const folders = textPath.split('/').slice(0, -1);
    const outermost = folders.slice(0, 3).map((_, at) => folders.slice(0, at + 1).join('/'));
    return (link) => {
      if (/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(link)) return null;
      const said = withFewMarks(
        decoded(link.replace(/[?#].*$/s, '')).replaceAll('\\', '/'),
      ).normalize('NFC');
      if (said === '') return null;
      const isOfRoot = said.startsWith('/');
      const beside = isOfRoot ? [] : [[...folders, said].join('/')];
      const tops = isOfRoot ? [...outermost, ''] : [''];
      const ofRoot = tops.flatMap((top) => ['', ...roots].map((root) => `${top}/${root}/${said}`));
      const tried = [...beside, ...ofRoot];
      const found = tried.map(normal).find((path) => path !== null && all.has(path));
      return found ?? alone(said);
    };
  };
};
