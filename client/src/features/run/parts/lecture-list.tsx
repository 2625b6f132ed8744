import type { RunLine } from '@sets/shared/run/run.contract.ts';
import { useState } from 'react';
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

/** Runs by lecture, each to be looked at, called otherwise and deleted. */
export const LectureList = ({ runs, ways }: LectureListProps) => {
  const [asked, setAsked] = useState<Asked>(null);
  const { rename, remove } = useRunChanges();
  const close = (): void => setAsked(null);
  return (
    <>
      <div className="mt-2 grid grid-cols-1 gap-8">
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
        <RemoveDialog run={asked.run} onRemove={() => remove(asked.run.runId)} onClose={close} />
      )}
    </>
  );
};
