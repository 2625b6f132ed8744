import type { QnaAnalytics } from '@sets/shared/qna/qna-analytics.contract.ts';
import {
  Bar,
  BarChart,
  CartesianGrid,
  Legend,
  Line,
  LineChart,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { analyticsMessages as words } from './analytics.messages.ts';
import { locale } from '../../../core/locale.ts';

type Weeks = QnaAnalytics['weeks'];
type Labels = QnaAnalytics['labels'];

const height = 280;
const axis = { stroke: 'var(--line-strong)', tick: { fill: 'var(--ink-soft)', fontSize: 13 } };
const grid = <CartesianGrid stroke="var(--line)" vertical={false} />;
const tooltip = (
  <Tooltip
    cursor={{ fill: 'var(--sunken)' }}
    contentStyle={{
      background: 'var(--raised)',
      border: '1px solid var(--line)',
      borderRadius: 8,
      color: 'var(--ink)',
    }}
    itemStyle={{ color: 'var(--ink)' }}
  />
);
const legend = (
  <Legend
    itemSorter={null}
    formatter={(name: string) => <span style={{ color: 'var(--ink)' }}>{name}</span>}
  />
);

const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
/** The day that a week begins, as people write it. */
export const dayInWords = (from: string): string => day.format(new Date(`${from}T00:00:00Z`));

const named = (weeks: Weeks) => weeks.map((each) => ({ ...each, name: dayInWords(each.from) }));

/** Charts are drawn as they are: what moves tells nothing here. */
const still = { isAnimationActive: false } as const;

/** How much was asked and answered in each week. */
export const WeeksChart = ({ weeks }: { weeks: Weeks }) => (
  <ResponsiveContainer width="100%" height={height}>
    <BarChart
      data={named(weeks)}
      margin={{ top: 8, right: 8, bottom: 0, left: -16 }}
      accessibilityLayer={false}
    >
      {grid}
      <XAxis dataKey="name" {...axis} minTickGap={24} />
      <YAxis allowDecimals={false} {...axis} />
      {tooltip}
      {legend}
      <Bar
        dataKey="questions"
        name={words.questions}
        fill="var(--people)"
        radius={[4, 4, 0, 0]}
        {...still}
      />
      <Bar
        dataKey="answers"
        name={words.answers}
        fill="var(--answer-c)"
        stroke="var(--answer-c-edge)"
        radius={[4, 4, 0, 0]}
        {...still}
      />
    </BarChart>
  </ResponsiveContainer>
);

/** More weeks than this are a line without points. */
const mostDots = 30;

const [minuteMs, hourMs, dayMs] = [60_000, 3_600_000, 86_400_000];

/** What spans are drawn in, by the longest of them, so that they read as their words do. */
const unitOf = (slowest: number): readonly [ms: number, name: string] => {
  if (slowest > 3 * dayMs) return [dayMs, words.days];
  return slowest > 2 * hourMs ? [hourMs, words.hours] : [minuteMs, words.minutes];
};

/** How long the first answer took, week by week. */
export const ResponseChart = ({ weeks }: { weeks: Weeks }) => {
  const slowest = Math.max(0, ...weeks.map(({ responseMs }) => responseMs ?? 0));
  const [unit, name] = unitOf(slowest);
  const data = named(weeks).map(({ name: week, responseMs }) => ({
    name: week,
    took: responseMs === null ? null : Math.round((10 * responseMs) / unit) / 10,
  }));
  return (
    <ResponsiveContainer width="100%" height={height}>
      <LineChart
        data={data}
        margin={{ top: 8, right: 16, bottom: 0, left: -16 }}
        accessibilityLayer={false}
      >
        {grid}
        <XAxis dataKey="name" {...axis} minTickGap={24} />
        <YAxis {...axis} />
        {tooltip}
        {legend}
        <Line
          dataKey="took"
          name={name}
          type="linear"
          connectNulls
          stroke="var(--people)"
          strokeWidth={3}
          dot={weeks.length <= mostDots && { r: 5, fill: 'var(--people)', strokeWidth: 0 }}
          {...still}
        />
      </LineChart>
    </ResponsiveContainer>
  );
};

/** Letters of a label that stand beside its bar. */
const longest = 22;
const shortened = (name: string): string =>
  name.length > longest ? `${name.slice(0, longest - 1)}…` : name;

/** What was answered and what was not, of each label. */
export const LabelsChart = ({ labels }: { labels: Labels }) => {
  const data = labels.map(({ label, questions, unanswered }) => ({
    name: shortened(label?.name ?? words.noLabel),
    answered: questions - unanswered,
    unanswered,
  }));
  return (
    <ResponsiveContainer width="100%" height={80 + 44 * data.length}>
      <BarChart
        data={data}
        layout="vertical"
        margin={{ top: 0, right: 16, bottom: 0, left: 0 }}
        accessibilityLayer={false}
      >
        <CartesianGrid stroke="var(--line)" horizontal={false} />
        <XAxis type="number" allowDecimals={false} {...axis} />
        <YAxis type="category" dataKey="name" width={132} {...axis} />
        {tooltip}
        {legend}
        <Bar
          dataKey="answered"
          stackId="all"
          name={words.answered}
          fill="var(--answer-c)"
          stroke="var(--answer-c-edge)"
          {...still}
        />
        <Bar
          dataKey="unanswered"
          stackId="all"
          name={words.unanswered}
          fill="var(--sunken)"
          stroke="var(--line-strong)"
          {...still}
        />
      </BarChart>
    </ResponsiveContainer>
  );
};
