import { Area, AreaChart, ReferenceLine, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import type { ReplayMark } from '@sets/shared/run/run-replay.contract.ts';
import { timeInRun, type WholeMoment } from './moments.ts';

interface AnswersChartProps {
  readonly moments: readonly WholeMoment[];
  readonly marks: readonly ReplayMark[];
  readonly lasts: number;
  readonly time: number;
}

/** How answers came, with the steps between them; a line stands at the time that is on show. */
export const AnswersChart = ({ moments, marks, lasts, time }: AnswersChartProps) => (
  <ResponsiveContainer width="100%" height={120}>
    <AreaChart
      data={[...moments]}
      margin={{ top: 8, right: 0, bottom: 0, left: 0 }}
      accessibilityLayer={false}
    >
      <XAxis
        dataKey="at"
        type="number"
        domain={[0, Math.max(1, lasts)]}
        tickFormatter={timeInRun}
        stroke="var(--line-strong)"
        tick={{ fill: 'var(--ink-soft)', fontSize: 13 }}
        minTickGap={40}
      />
      <YAxis hide allowDecimals={false} />
      {marks.map(({ at, kind, does }, index) => (
        // Two steps may be of the same moment.
        // oxlint-disable-next-line react/no-array-index-key
        <ReferenceLine key={`${at} ${kind} ${does} ${index}`} x={at} stroke="var(--line-strong)" />
      ))}
      <Area
        dataKey="answers"
        type="stepAfter"
        stroke="var(--people)"
        strokeWidth={2}
        fill="var(--people)"
        fillOpacity={0.18}
        isAnimationActive={false}
      />
      <ReferenceLine x={time} stroke="var(--ink)" strokeWidth={2} />
    </AreaChart>
  </ResponsiveContainer>
);
