import { pulseRunCalls } from '@sets/shared/pulse/pulse.calls.ts';
import { useAsked } from '../../core/use-asked.ts';
import { useToken } from '../account/account.store.ts';
import { LineDrawing } from '../stage/pulse/line-drawing.tsx';
import { lineShape } from '../stage/pulse/line-shape.ts';
import { pulseMessages as words } from '../stage/pulse/pulse.messages.ts';

/** How a run felt, among its results; nothing where nobody reacted and nobody was lost. */
export const RunPulse = ({ runId }: { runId: string }) => {
  const { data } = useAsked(pulseRunCalls.ofRun, { token: useToken(), params: { runid: runId } });
  const last = data?.points.at(-1);
  if (data === null || last === undefined) return null;
  const points = data.points.map((point) => ({ ...point, at: Date.parse(point.at) }));
  const marks = data.marks.map((at) => Date.parse(at));
  const until = Date.parse(last.at) + data.step;
  return (
    <section
      aria-label={words.line}
      className="grid max-w-2xl grid-cols-1 gap-3 rounded-lg border border-line bg-raised p-5"
    >
      <h3 className="font-semibold">{words.line}</h3>
      <LineDrawing shape={lineShape({ points, step: data.step, marks, until })} />
    </section>
  );
};
