import { rehearsal, simulatedStudents } from '@sets/shared/live/rehearsal.ts';
import { useParams, useSearchParams } from 'react-router-dom';
import * as z from 'zod/mini';
import { pollPaths } from '../features/poll/poll-paths.ts';
import { pollStage } from '../features/poll/poll-stage.ts';
import { HostPage } from '../features/stage/host/host-page.tsx';
import { stageActivities } from './stage-activities.ts';

/** Rehearses a poll: opens a room for it with simulated students, and is its host. */
export const RehearsePollRoute = () => {
  const { pollid = '' } = useParams();
  const [params] = useSearchParams();
  const told = z.safeParse(simulatedStudents, Number(params.get('students')));
  const students = told.data ?? rehearsal.sizes[0];
  return (
    <HostPage
      activities={stageActivities}
      opens={{
        activity: pollStage,
        definitionId: pollid,
        rehearsal: { students, path: (people) => pollPaths.rehearse(pollid, people) },
      }}
    />
  );
};
