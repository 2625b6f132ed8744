import '../../stage/phone/asked/asked.css';
import { lazy, Suspense } from 'react';
import { untilLoaded } from '../../../core/until-loaded.ts';
import type { PollPhoneReading } from '@sets/shared/poll/poll.standing.ts';
import type { PhoneViewProps } from '../../../live/phone-view.ts';
import { OwnSet } from '../../stage/phone/own-set.tsx';
import { SchoolMark } from '../../../ui/school-mark.tsx';
import { Asked } from './parts/asked.tsx';
import { PhoneHeading } from '../../stage/phone/asked/phone-heading.tsx';
import { Unreadable } from '../../stage/phone/asked/unreadable.tsx';
import { readView } from './poll-phone-view.ts';
import { pollPhoneMessages as say } from './poll-phone.messages.ts';

const Ended = lazy(() => untilLoaded(() => import('./parts/ended.tsx')));
/** It comes long before a question closes, and brings the end along. */
const AtTheBell = lazy(() => untilLoaded(() => import('./parts/at-the-bell.tsx')));
const Together = lazy(() => untilLoaded(() => import('./parts/together.tsx')));

/** Everybody is coming in; nothing to do yet. */
const Lobby = ({ run, school = null }: Pick<PhoneViewProps, 'run' | 'school'>) => (
  <main className="phone-lobby" data-light="house">
    {school !== null && <SchoolMark school={school} />}
    <OwnSet />
    <PhoneHeading about={run.title}>{say.lobbyTitle}</PhoneHeading>
    <p>{say.lobby}</p>
  </main>
);

interface DrawnProps extends PhoneViewProps {
  readonly view: PollPhoneReading;
}

/** Where the poll stands, as a page. */
const Drawn = (props: DrawnProps) => {
  const { run, notes, sheet, view } = props;
  if (view.phase === 'lobby') return <Lobby run={run} school={props.school ?? null} />;
  if (view.phase === 'ended' || view.current === null) {
    const { title, runId } = run;
    return <Ended {...{ title, runId, sheet, notes, view }} tally={props.tally} />;
  }
  return view.together.length > 0 ? <Together {...props} /> : <Asked {...props} />;
};

/** A poll on a phone. */
export const PollPhone = (props: PhoneViewProps) => {
  const view = readView(props.view);
  if (view === null) return <Unreadable />;
  return (
    <>
      <Suspense>
        <AtTheBell {...props} view={view} />
      </Suspense>
      <Drawn {...props} view={view} />
    </>
  );
};
