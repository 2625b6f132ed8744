import { readableMath } from '@sets/shared/core/math/readable-math.ts';
import {
  CartesianGrid,
  Legend,
  Line,
  LineChart,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { MathText } from '../../../ui/math/math-text.tsx';
import { optionColour } from '../../../ui/option-mark.tsx';
import { ticksFor } from './ticks-for.ts';
import { formatTrend, type TrendLine, type TrendUnit } from './trend-line.ts';

interface TrendChartProps {
  /** When each run was. */
  readonly names: readonly string[];
  readonly lines: readonly TrendLine[];
  /** What values are: shares of a hundred, people, or numbers that a kind of question tells. */
  readonly unit: TrendUnit;
}

/** Marks told apart without colour, one after the other. */
const dashes = ['0', '8 4', '2 4', '12 4 2 4', '4 2'];

const inInk = (name: string) => (
  <span style={{ color: 'var(--ink)' }}>
    <MathText text={name} />
  </span>
);
const axis = { stroke: 'var(--line-strong)', tick: { fill: 'var(--ink-soft)', fontSize: 13 } };

/** A line for each answer over all runs; where a run did not have it, the line has a gap. */
export const TrendChart = ({ names, lines, unit }: TrendChartProps) => {
  const data = names.map((name, at) =>
    Object.fromEntries([
      ['name', name],
      ...lines.map(({ values }, line): [string, number | null] => [`${line}`, values[at] ?? null]),
    ]),
  );
  const format = formatTrend[unit];
  const ticks = ticksFor(
    unit,
    lines.flatMap(({ values }) => values.filter((value) => value !== null)),
  );
  return (
    <ResponsiveContainer width="100%" height={280}>
      <LineChart
        data={data}
        margin={{ top: 8, right: 16, bottom: 0, left: -8 }}
        accessibilityLayer={false}
      >
        <CartesianGrid stroke="var(--line)" vertical={false} />
        <XAxis dataKey="name" {...axis} minTickGap={24} />
        <YAxis
          ticks={ticks}
          domain={[ticks[0] ?? 0, ticks.at(-1) ?? 1]}
          tickFormatter={(value: number) => format(value)}
          {...axis}
        />
        <Tooltip
          formatter={(value, name) => [format(Number(value)), readableMath(`${name ?? ''}`)]}
          contentStyle={{
            background: 'var(--raised)',
            border: '1px solid var(--line)',
            borderRadius: 8,
            color: 'var(--ink)',
          }}
          itemStyle={{ color: 'var(--ink)' }}
        />
        {lines.length > 1 && <Legend itemSorter={null} formatter={inInk} />}
        {lines.map(({ text }, line) => (
          <Line
            // Answers may say the same, so their place is what tells them apart.
            // oxlint-disable-next-line react/no-array-index-key
            key={line}
            dataKey={`${line}`}
            name={text}
            stroke={lines.length === 1 ? 'var(--people)' : optionColour(line)}
            strokeWidth={2.5}
            strokeDasharray={dashes[line % dashes.length] ?? '0'}
            dot={{ r: 3 }}
            isAnimationActive={false}
          />
        ))}
      </LineChart>
    </ResponsiveContainer>
  );
};
