import type { RunLine } from '@sets/shared/run/run.contract.ts';
import { spacedCode } from '../../stage/spaced-code.ts';
import type { Lecture } from '../lectures-of.ts';
import type { RunWays } from '../run-ways.ts';
import { formatDay } from '../run-times.ts';
import { runMessages as words } from '../run.messages.ts';
import { RunRow } from './run-row.tsx';

interface LecturePartProps {
  readonly lecture: Lecture;
  readonly ways: Pick<RunWays, 'results'>;
  readonly onRename: (run: RunLine) => void;
  readonly onRemove: (run: RunLine) => void;
}

/** What was presented in one room on one day. */
export const LecturePart = ({ lecture, ways, onRename, onRemove }: LecturePartProps) => {
  const { openedAt, code, runs } = lecture;
  return (
    <section>
      <h2 className="flex flex-wrap items-baseline gap-x-4 border-b border-line pb-2">
        <span className="font-semibold">{formatDay(openedAt)}</span>
        {code !== null && (
          <span className="text-sm text-ink-soft">{words.room(spacedCode(code))}</span>
        )}
      </h2>
      <ul className="divide-y divide-line">
        {runs.map((run) => (
          <RunRow
            key={run.runId}
            run={run}
            to={ways.results(run.runId)}
            onRename={() => onRename(run)}
            onRemove={() => onRemove(run)}
          />
        ))}
      </ul>
    </section>
  );
};
