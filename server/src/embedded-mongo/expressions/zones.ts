import { StoreError } from '../store-error.ts';

/** A time zone: how far its clocks are before UTC at a moment, in seconds, and at which moment they show a time. */
export interface Zone {
  readonly isUtc: boolean;
  readonly offsetAt: (ms: number) => number;
  readonly momentOf: (local: number) => number;
}

const fixedZone = (offset: number): Zone => ({
  isUtc: offset === 0,
  offsetAt: () => offset,
  momentOf: (local) => local - offset * 1000,
});

export const UTC = fixedZone(0);

/** Of other times the tables of zones differ: some know more of the past, and some end with the rules of 2037. */
const FIRST = Date.UTC(1970, 0, 1);
const END = Date.UTC(2038, 0, 1);
const DAY = 86_400_000;

/** Names that MongoDB has and that JavaScript does not list, though it knows them. */
const MORE_NAMES = [
  'America/Argentina/Buenos_Aires',
  'America/Indiana/Indianapolis',
  'America/Kentucky/Louisville',
  'Asia/Ho_Chi_Minh',
  'Asia/Kathmandu',
  'Asia/Kolkata',
  'Asia/Yangon',
  'Atlantic/Faroe',
  'Canada/Eastern',
  'GMT',
  'US/Alaska',
  'US/Central',
  'US/Eastern',
  'US/Hawaii',
  'US/Mountain',
  'US/Pacific',
];
const NAMES = new Set([...Intl.supportedValuesOf('timeZone'), ...MORE_NAMES]);
const zones = new Map<string, Zone>([['UTC', UTC]]);

/** @throws StoreError 40485 for what is no zone, 2 for one that the store does not know */
export function zoneOf(name: string): Zone {
  const there = zones.get(name);
  if (there) return there;
  const offset = /^([-+])(\d\d)(?::?(\d\d))?$/.exec(name);
  if (offset) {
    const [, sign, hours, minutes = '0'] = offset;
    const seconds = (Number(hours) * 60 + Number(minutes)) * 60;
    return fixedZone(sign === '-' ? 0 - seconds : seconds);
  }
  const zone = namedZone(name);
  zones.set(name, zone);
  return zone;
}

function namedZone(name: string): Zone {
  if (!isKnown(name)) throw new StoreError(40485, `unrecognized time zone identifier: "${name}"`);
  // JavaScript takes any case and more names; of these it is not certain that MongoDB has them.
  if (!NAMES.has(name)) throw new StoreError(2, `The store does not know the time zone ${name}`);
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: name,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  const offsetAt = (ms: number): number => {
    if (ms < FIRST || ms >= END)
      throw new StoreError(2, `The store knows time zones from 1970 to 2037 (${name})`);
    const whole = Math.floor(ms / 1000) * 1000;
    return (shownAt(format, whole) - whole) / 1000;
  };
  return { isUtc: false, offsetAt, momentOf: (local) => momentOf(local, offsetAt) };
}

function isKnown(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name }).format();
    return true;
  } catch {
    return false;
  }
}

function shownAt(format: Intl.DateTimeFormat, ms: number): number {
  const shown = Object.fromEntries(
    format.formatToParts(ms).map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = shown;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** @throws StoreError 2 for a time that clocks show twice, or never: which moment is meant is not certain */
function momentOf(local: number, offsetAt: (ms: number) => number): number {
  const offsets = new Set([local - DAY, local + DAY].map(offsetAt));
  const moments = Array.from(offsets, (offset) => ({ offset, ms: local - offset * 1000 }));
  const [moment, ...others] = moments.filter(({ offset, ms }) => offsetAt(ms) === offset);
  if (moment && others.length === 0) return moment.ms;
  const shown = new Date(local).toISOString().slice(0, -1);
  throw new StoreError(
    2,
    `The clocks show ${shown} twice or never: the store takes it for nothing`,
  );
}
