import { locale, longDay } from '../../core/locale.ts';

const dayAndTime = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short' });

/** Times are in milliseconds since the epoch. */
export const formatMoment = (at: number): string => dayAndTime.format(at);
export const formatDay = (at: number): string => longDay.format(at);
export const formatTime = (at: number): string => time.format(at);

/** Lines under the day on which they were, in the order in which they come. */
export const byDay = <Line extends { readonly at: number }>(
  lines: readonly Line[],
): { day: string; lines: Line[] }[] => {
  const days: { day: string; lines: Line[] }[] = [];
  for (const line of lines) {
    const name = formatDay(line.at);
    const last = days.at(-1);
    if (last?.day === name) last.lines.push(line);
    else days.push({ day: name, lines: [line] });
  }
  return days;
};

const lengthUnits = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

const counted = (count: number, unit: string): string =>
  new Intl.NumberFormat(locale, {
    style: 'unit',
    unit,
    unitDisplay: 'long',
  }).format(count);

/** A length in milliseconds in its largest unit: "3 days"; below a minute in seconds. */
export const formatLength = (ms: number): string => {
  const unit = lengthUnits.find(([, length]) => ms >= length);
  return unit === undefined
    ? counted(Math.floor(ms / 1_000), 'second')
    : counted(Math.floor(ms / unit[1]), unit[0]);
};

export const formatMilliseconds = (ms: number): string =>
  new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: 'millisecond',
    maximumFractionDigits: ms < 10 ? 1 : 0,
  }).format(ms);

/** Bytes as megabytes: "214 MB". */
export const formatBytes = (bytes: number): string =>
  new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: 0,
  }).format(bytes / 1_000_000);

/** The last millisecond, here, of a day that is written as `2027-05-31`; null where it is none. */
export const endOfDay = (written: string): number | null => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(written)) return null;
  const end = new Date(`${written}T23:59:59.999`).getTime();
  return Number.isNaN(end) ? null : end;
};
