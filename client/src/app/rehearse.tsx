import { rehearsal, simulatedStudents } from '@sets/shared/live/rehearsal.ts';
import { useSearchParams } from 'react-router-dom';
import * as z from 'zod/mini';
import { HostPage } from '../features/stage/host/host-page.tsx';
import type { StageActivity } from '../features/stage/stage-activity.ts';
import { stageActivities } from './stage-activities.ts';

interface RehearseProps {
  readonly activity: StageActivity;
  readonly id: string;
  /** Where it is rehearsed with so many. */
  readonly path: (id: string, students: number) => string;
}

/** Rehearses what is presented: opens a room for it with simulated students, and is its host. */
export const Rehearse = ({ activity, id, path }: RehearseProps) => {
  const [params] = useSearchParams();
  const told = z.safeParse(simulatedStudents, Number(params.get('students')));
  const students = told.data ?? rehearsal.sizes[0];
  return (
    <HostPage
      activities={stageActivities}
      opens={{
        activity,
        definitionId: id,
        rehearsal: { students, path: (people) => path(id, people) },
      }}
    />
  );
};
