import type { Failure } from '@sets/shared/core/result.ts';
import type { RunLine } from '@sets/shared/run/run.contract.ts';
import { useEffect, useRef, useState } from 'react';
import { lecturesOf } from '../lectures-of.ts';
import type { RunWays } from '../run-ways.ts';
import { useRunChanges } from '../use-run-changes.ts';
import { LecturePart } from './lecture-part.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { RenameDialog } from './rename-dialog.tsx';

/** What is asked of which run. */
type Asked = { readonly what: 'rename' | 'remove'; readonly run: RunLine } | null;

interface LectureListProps {
  readonly runs: readonly RunLine[];
  readonly ways: Pick<RunWays, 'results'>;
}

/** The newest results left take the focus once the row of a run that was deleted, and with it the focus, is gone. */
const useFocusAfterRemoval = (runs: readonly RunLine[]) => {
  const list = useRef<HTMLDivElement>(null);
  const removed = useRef<string>(null);
  useEffect(() => {
    if (removed.current === null || runs.some(({ runId }) => runId === removed.current)) return;
    removed.current = null;
    list.current?.querySelector('a')?.focus();
  }, [runs]);
  const expectRemoval = (runId: string): void => {
    removed.current = runId;
  };
  return { list, expectRemoval };
};

/** Runs by lecture, each to be looked at, called otherwise and deleted. */
export const LectureList = ({ runs, ways }: LectureListProps) => {
  const [asked, setAsked] = useState<Asked>(null);
  const { rename, remove } = useRunChanges();
  const { list, expectRemoval } = useFocusAfterRemoval(runs);
  const close = (): void => setAsked(null);
  const removeNow = async (runId: string): Promise<Failure | null> => {
    expectRemoval(runId);
    return await remove(runId);
  };
  return (
    <>
      <div ref={list} className="mt-2 grid grid-cols-1 gap-8">
        {lecturesOf(runs).map((lecture) => (
          <LecturePart
            key={lecture.key}
            lecture={lecture}
            ways={ways}
            onRename={(run) => setAsked({ what: 'rename', run })}
            onRemove={(run) => setAsked({ what: 'remove', run })}
          />
        ))}
      </div>
      {asked?.what === 'rename' && (
        <RenameDialog
          run={asked.run}
          onRename={(title) => rename(asked.run.runId, title)}
          onClose={close}
        />
      )}
      {asked?.what === 'remove' && (
        <RemoveDialog run={asked.run} onRemove={() => removeNow(asked.run.runId)} onClose={close} />
      )}
    </>
  );
};
