import type { JoinBurst, People } from '@sets/shared/live/room.ts';
import type { RunInfo } from '@sets/shared/live/run.ts';
import { activityNamed, type HostPartProps, type StageActivity } from '../stage-activity.ts';
import { HostEnded } from './host-ended.tsx';
import { RehearsalBar, RehearsalOver } from './host-rehearsal.tsx';
import { HostNothing } from './host-nothing.tsx';
import { HostUnreadable } from './host-notes.tsx';
import { NamedRunContext } from './named-run.ts';
import type { HostActs, Refusal } from './use-host-acts.ts';
import type { Opens } from './use-hosted-room.tsx';

interface HostOnProps extends Omit<
  HostPartProps,
  'run' | 'failure' | 'send' | 'putOn' | 'exclude'
> {
  readonly run: RunInfo | null;
  readonly people: People | null;
  readonly bursts: readonly JoinBurst[];
  readonly acts: HostActs;
  readonly refusal: Refusal | null;
  /** What can be put on. */
  readonly activities: readonly StageActivity[];
  /** What the address is of. */
  readonly opens: Opens;
  readonly onAnother: (activity: StageActivity) => void;
}

/** What is on in the room, for its host, with the names of those who say one. */
export const HostOn = (props: HostOnProps) => (
  <NamedRunContext value={props.acts.named}>
    {props.room.rehearsal !== undefined && (
      <RehearsalBar
        students={props.room.rehearsal}
        onEnd={props.run?.ended === false ? props.acts.endRehearsal : null}
      />
    )}
    <On {...props} />
  </NamedRunContext>
);

/** What is on in the room, for its host: the desk of its activity, what comes after its end, or nothing. */
const On = (props: HostOnProps) => {
  const { run, acts, refusal, activities, opens, onAnother, ...stage } = props;
  const ways = { activities, refusal, onAnother };
  if (run === null) return <HostNothing opens={opens.activity} {...ways} />;
  const activity = activityNamed(activities, run.activity);
  if (activity === undefined) return <HostUnreadable />;
  const { send, exclude } = acts;
  const { rehearsal } = stage.room;
  if (run.ended && rehearsal !== undefined) {
    return <RehearsalOver opens={opens} students={rehearsal} runId={run.runId} />;
  }
  if (run.ended) {
    return (
      <HostEnded
        activity={activity}
        runId={run.runId}
        definitionId={run.definitionId}
        view={stage.view}
        send={send}
        people={stage.people}
        bursts={stage.bursts}
        onExclude={exclude}
        onAgain={() => acts.start(run.activity, run.definitionId, run.runId)}
        {...ways}
      />
    );
  }
  const failure = refusal?.text ?? null;
  const putOn: HostPartProps['putOn'] = (name, definitionId) =>
    acts.start(name, definitionId, run.runId);
  return <activity.Host key={run.runId} {...stage} {...{ run, failure, send, putOn, exclude }} />;
};
