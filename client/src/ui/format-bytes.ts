import { locale } from '../core/locale.ts';

const units = [
  ['gigabyte', 1_000_000_000],
  ['megabyte', 1_000_000],
  ['kilobyte', 1_000],
] as const;

/** How large a file is, as people say it: "3.4 MB". */
export const formatBytes = (bytes: number): string => {
  const [unit, size] = units.find(([, each]) => bytes >= each * 0.95) ?? ['kilobyte', 1_000];
  const count = bytes / size;
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit,
    maximumFractionDigits: count < 10 && unit !== 'kilobyte' ? 1 : 0,
  }).format(unit === 'kilobyte' && bytes > 0 ? Math.max(1, count) : count);
};
