import type { Pulse } from '@sets/shared/live/pulse.ts';
import { areManyLost, pointMs, type PulsePoint } from '@sets/shared/live/pulse-line.ts';
import type { RunInfo } from '@sets/shared/live/run.ts';
import { pulseRunCalls } from '@sets/shared/pulse/pulse.calls.ts';
import type { PulseOfRun } from '@sets/shared/pulse/pulse.contract.ts';
import { useEffect, useEffectEvent, useReducer, useState } from 'react';
import { useAsked } from '../../../core/use-asked.ts';
import { useToken } from '../../account/account.store.ts';
import { type LineShape, lineShape } from '../pulse/line-shape.ts';
import { grownBy, nothingGrown, tappedSince, wholeLine } from './grown-line.ts';

/** The points of a reply. */
const pointsOf = ({ points }: PulseOfRun): PulsePoint[] =>
  points.map(({ at, reactions, lost, here }) => ({ at: Date.parse(at), reactions, lost, here }));

/** The server's time, at every change and now and then. */
const useNow = (offset: number): number => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), pointMs / 2);
    return () => clearInterval(timer);
  }, []);
  return now + offset;
};

interface PulseLine {
  readonly shape: LineShape;
  /** What was tapped within the last minute. */
  readonly lately: ReturnType<typeof tappedSince>;
  readonly areMany: boolean;
}

/**
 * The line of the run that is on: as the server has it where it is kept, and as it grows before the
 * host's eyes.
 */
export const usePulseLine = (
  run: RunInfo,
  pulse: Pulse,
  { offset, isKept }: { readonly offset: number; readonly isKept: boolean },
): PulseLine => {
  const { runId, version } = run;
  const asked = { token: useToken(), params: { runid: runId } };
  const { data, reload } = useAsked(pulseRunCalls.ofRun, asked, isKept);
  const [grown, grow] = useReducer(grownBy, nothingGrown);
  const now = useNow(offset);
  useEffect(() => grow({ pulse, at: now }), [pulse, now]);
  // Something new may be asked.
  const moved = useEffectEvent((_version: number) => void (isKept && reload()));
  useEffect(() => moved(version), [version]);
  const known = data === null ? { step: pointMs, points: [] } : { ...data, points: pointsOf(data) };
  const points = wholeLine(known, grown);
  const marks = (data?.marks ?? []).map((at) => Date.parse(at));
  const current = { at: now, lost: pulse.room?.lost ?? 0, here: pulse.room?.here ?? 0 };
  return {
    shape: lineShape({ points, step: known.step, marks, until: now }),
    lately: tappedSince(grown.points, now - 60_000),
    areMany: areManyLost(grown.points, current),
  };
};
