import { Int32, Long } from 'bson';
import { StoreError } from '../store-error.ts';
import { typeName } from '../find/type-condition.ts';
import { isMissing } from './arguments.ts';
import {
  added,
  dateAt,
  difference,
  isoDay,
  isoParts,
  localDay,
  localOf,
  truncated,
} from './calendar.ts';
import {
  bounded,
  datePart,
  needed,
  nullIfNothing,
  type Part,
  partsOf,
  unitPart,
  weekStartPart,
  wholePart,
  withParts,
  zonePart,
} from './date-arguments.ts';
import { checkFormat, formatted } from './date-format.ts';
import type { CompileOperator } from './operator.ts';
import type { Zone } from './zones.ts';

const fromParts: CompileOperator = (argument, compile) => {
  const clock = ['hour', 'minute', 'second', 'millisecond', 'timezone'];
  const natural = ['year', 'month', 'day'];
  const iso = ['isoWeekYear', 'isoWeek', 'isoDayOfWeek'];
  const codes = { object: 40519, unknown: 40518, missing: {} };
  const names = [...natural, ...iso, ...clock];
  const parts = partsOf('$dateFromParts', names, codes, argument, compile);
  if (!parts.has('year') && !parts.has('isoWeekYear'))
    throw new StoreError(40516, "$dateFromParts requires either 'year' or 'isoWeekYear'");
  const others = parts.has('year') ? iso : natural;
  if (others.some((name) => parts.has(name)))
    throw new StoreError(
      parts.has('year') ? 40489 : 40525,
      '$dateFromParts does not allow mixing natural dates with ISO dates',
    );
  const has = (name: string): boolean => parts.has(name);
  return (scope) => {
    const part = (name: string): unknown => parts.get(name)?.(scope);
    return nullIfNothing(() => {
      const of = (name: string, otherwise: number): number =>
        has(name) ? bounded(part(name), name) : otherwise;
      const free = (name: string): number => (has(name) ? wholePart(needed(part(name)), 40515) : 0);
      const [hour, minute] = [of('hour', 0), of('minute', 0)];
      const [second, millisecond] = [free('second'), free('millisecond')];
      const zone = zonePart(part, has);
      const day = has('year') ? naturalDay(part, of) : isoDayOf(part, of);
      const time = ((hour * 60 + minute) * 60 + second) * 1000 + millisecond;
      const local = dateAt(day.getTime() + time);
      return dateAt(zone.momentOf(local.getTime()));
    });
  };
};

type Bounded = (name: string, otherwise: number) => number;

function naturalDay(part: Part, of: Bounded): Date {
  const year = wholePart(needed(part('year')), 40515);
  const [month, day] = [of('month', 1), of('day', 1)];
  if (year >= 1 && year <= 9999) return localDay(year, month, day);
  throw new StoreError(40523, `'year' must evaluate to an integer in the range 1 to 9999: ${year}`);
}

function isoDayOf(part: Part, of: Bounded): Date {
  const year = wholePart(needed(part('isoWeekYear')), 40515);
  const [week, day] = [of('isoWeek', 1), of('isoDayOfWeek', 1)];
  if (year >= 1 && year <= 9999) return isoDay(year, week, day);
  throw new StoreError(31095, `'isoWeekYear' must be an integer in the range 1 to 9999: ${year}`);
}

const toParts = withParts(
  '$dateToParts',
  ['date', 'timezone', 'iso8601'],
  { object: 40524, unknown: 40520, missing: { date: 40522 } },
  (part, has) =>
    nullIfNothing(() => {
      const value = part('date');
      const zone = zonePart(part, has);
      const iso8601 = has('iso8601') ? needed(part('iso8601')) : false;
      if (typeof iso8601 !== 'boolean')
        throw new StoreError(40521, `iso8601 must evaluate to a bool, found ${typeName(iso8601)}`);
      const local = localOf(datePart(needed(value), 16006), zone);
      const { year, week, day } = isoParts(local);
      const date = iso8601
        ? { isoWeekYear: year, isoWeek: week, isoDayOfWeek: day }
        : {
            year: local.getUTCFullYear(),
            month: local.getUTCMonth() + 1,
            day: local.getUTCDate(),
          };
      const shown = {
        ...date,
        hour: local.getUTCHours(),
        minute: local.getUTCMinutes(),
        second: local.getUTCSeconds(),
        millisecond: local.getUTCMilliseconds(),
      };
      return Object.fromEntries(
        Object.entries(shown).map(([name, number]) => [name, new Int32(number)]),
      );
    }),
);

const toText = withParts(
  '$dateToString',
  ['date', 'format', 'timezone', 'onNull'],
  { object: 18629, unknown: 18534, missing: { date: 18628 } },
  (part, has) => {
    const value = part('date');
    const format = part('format');
    if (!isMissing(format)) checkFormat(format);
    const zone = nullIfNothing(() => zonePart(part, has)) as Zone | null;
    if (isMissing(value)) return has('onNull') ? part('onNull') : null;
    if (!zone || (has('format') && isMissing(format))) return null;
    const usual = `%Y-%m-%dT%H:%M:%S.%L${zone.isUtc ? 'Z' : ''}`;
    return formatted(datePart(value, 16006), has('format') ? String(format) : usual, zone);
  },
);

/** `$dateAdd` and `$dateSubtract`. */
const moved = (name: string, sign: 1 | -1): CompileOperator =>
  withParts(
    name,
    ['startDate', 'unit', 'amount', 'timezone'],
    {
      object: 5166400,
      unknown: 5166401,
      missing: { startDate: 5166402, unit: 5166402, amount: 5166402 },
    },
    (part, has) =>
      nullIfNothing(() => {
        const start = needed(part('startDate'));
        const unit = unitPart(part('unit'));
        const amount = needed(part('amount'));
        const zone = zonePart(part, has);
        const date = datePart(start, 5166403);
        return added(date, unit, sign * wholePart(amount, 5166405), zone);
      }),
  );

const between = withParts(
  '$dateDiff',
  ['startDate', 'endDate', 'unit', 'timezone', 'startOfWeek'],
  {
    object: 5166301,
    unknown: 5166302,
    missing: { startDate: 5166303, endDate: 5166304, unit: 5166305 },
  },
  (part, has) =>
    nullIfNothing(() => {
      const [start, end] = [needed(part('startDate')), needed(part('endDate'))];
      const unit = unitPart(part('unit'));
      const weekStart = weekStartPart(unit, part, has);
      const zone = zonePart(part, has);
      const dates = [datePart(start, 5166307), datePart(end, 5166307)] as const;
      return Long.fromNumber(difference(...dates, { unit, zone, weekStart }));
    }),
);

const MOST_IN_BIN = 100_000_000_000;

const beginning = withParts(
  '$dateTrunc',
  ['date', 'unit', 'binSize', 'timezone', 'startOfWeek'],
  { object: 5439007, unknown: 5439008, missing: { date: 5439009, unit: 5439010 } },
  (part, has) =>
    nullIfNothing(() => {
      const value = needed(part('date'));
      const size = has('binSize') ? wholePart(needed(part('binSize')), 5439017) : 1;
      if (size <= 0) throw new StoreError(5439018, '$dateTrunc requires a binSize above 0');
      const unit = unitPart(part('unit'));
      const weekStart = weekStartPart(unit, part, has);
      const zone = zonePart(part, has);
      const date = datePart(value, 5166307);
      if (size > MOST_IN_BIN) throw new StoreError(2, 'The store knows no bins so large');
      return truncated(date, { unit, size, zone, weekStart });
    }),
);

export const dates: Record<string, CompileOperator> = {
  $dateFromParts: fromParts,
  $dateToParts: toParts,
  $dateToString: toText,
  $dateAdd: moved('$dateAdd', 1),
  $dateSubtract: moved('$dateSubtract', -1),
  $dateDiff: between,
  $dateTrunc: beginning,
};
