/** Years, months and days as the published schema takes them, each part after the year optional. */
interface Dates {
  readonly startDate?: string;
  readonly endDate?: string;
}

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const since = 'since';
const until = 'until';

const isMonth = (month: string): boolean => Number(month) >= 1 && Number(month) <= 12;

const written = /^([12]\d{3})(?:-(\d{2})(?:-(\d{2}))?)?(?:T[\d:.Z+-]*)?$/;

interface Written {
  readonly year: string;
  readonly month?: string | undefined;
  readonly day?: string | undefined;
}

const partsOf = (date: string): Written | null => {
  const [, year, month, day] = written.exec(date.trim()) ?? [];
  if (year === undefined || (month !== undefined && !isMonth(month))) return null;
  return { year, month, day };
};

const monthText = ({ year, month }: Written): string =>
  month === undefined ? year : `${months[Number(month) - 1]} ${year}`;

/** A date of a file as people read it, to the month; what is no such date stays as it is. */
const monthOf = (date: string): string => {
  const parts = partsOf(date);
  return parts === null ? date.trim() : monthText(parts);
};

/** The same with its day, where it has one that says something: programs write the first for a month. */
export const dayOf = (date: string): string => {
  const parts = partsOf(date);
  if (parts?.day === undefined || parts.day === '01') return monthOf(date);
  return `${Number(parts.day)} ${monthText(parts)}`;
};

/** Whether a date has a day that a time of months does not keep. */
export const losesDay = (date: string): boolean => (partsOf(date)?.day ?? '01') !== '01';

/** How long something lasted, as people read it. */
export const durationOf = (start: string, end: string): string => {
  const [from, to] = [monthOf(start), monthOf(end)];
  if (from === to) return from;
  if (to === '') return `${since} ${from}`;
  if (from === '') return `${until} ${to}`;
  return `${from} – ${to}`;
};

const named = (month: string): string | null => {
  const at = months.findIndex((each) => month.toLowerCase().startsWith(each.toLowerCase()));
  return at < 0 ? null : String(at + 1).padStart(2, '0');
};

const forms: readonly [RegExp, (...parts: string[]) => string | null][] = [
  [/^([12]\d{3})$/, (year) => year ?? null],
  [
    /^([12]\d{3})-(\d{2})$/,
    (year = '', month = '') => (isMonth(month) ? `${year}-${month}` : null),
  ],
  [
    /^(\d{1,2})[/.]([12]\d{3})$/,
    (month = '', year = '') => (isMonth(month) ? `${year}-${month.padStart(2, '0')}` : null),
  ],
  [
    /^(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.?,? ([12]\d{3})$/i,
    (month = '', year = '') => `${year}-${named(month)}`,
  ],
  [
    /^(\d{1,2}) ([a-z]{3}) ([12]\d{3})$/i,
    (day = '', month = '', year = '') => {
      const at = named(month);
      const isDay = Number(day) >= 1 && Number(day) <= 31;
      return at === null || !isDay ? null : `${year}-${at}-${day.padStart(2, '0')}`;
    },
  ],
];

/** A date that somebody wrote, as the schema takes it; null where it is none. */
export const dateIn = (text: string): string | null => {
  for (const [form, make] of forms) {
    const found = form.exec(text.trim());
    if (found !== null) return make(...found.slice(1));
  }
  return null;
};

const open = /^(?:present|now|today|current|ongoing)$/i;

/** The dates in what somebody wrote of how long something lasted; none where it is not sure. */
export const datesIn = (duration: string): Dates => {
  const text = duration.trim();
  const alone = dateIn(text);
  if (alone !== null) return { startDate: alone, endDate: alone };
  const [, word = '', date = ''] = /^(since|from|until) (.+)$/i.exec(text) ?? [];
  const one = dateIn(date);
  if (one !== null) return word.toLowerCase() === until ? { endDate: one } : { startDate: one };
  const [, first = '', last = ''] =
    /^(.+?)(?: [-–—] | to |[–—])(.+)$/.exec(text) ??
    /^([12]\d{3})-([12]\d{3}|[a-z]+)$/i.exec(text) ??
    [];
  const [startDate, endDate] = [dateIn(first), dateIn(last)];
  if (startDate === null) return {};
  if (open.test(last.trim())) return { startDate };
  return endDate === null ? {} : { startDate, endDate };
};
