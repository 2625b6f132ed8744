import './poll-phone.css';
import { lazy, useEffect } from 'react';
import { untilLoaded } from '../../../core/until-loaded.ts';
import type { PhoneViewProps } from '../../../live/phone-view.ts';
import { OwnSet } from '../../stage/phone/own-set.tsx';
import { SchoolMark } from '../../../ui/school-mark.tsx';
import { Asked } from './parts/asked.tsx';
import { PhoneHeading } from './parts/phone-heading.tsx';
import { Unreadable } from './parts/unreadable.tsx';
import { readView } from './poll-phone-view.ts';
import { pollPhoneMessages as say } from './poll-phone.messages.ts';

const loadEnded = () => import('./parts/ended.tsx');
const Ended = lazy(() => untilLoaded(loadEnded));
const Together = lazy(() => untilLoaded(() => import('./parts/together.tsx')));

/** Everybody is coming in; nothing to do yet. */
const Lobby = ({ run, school = null }: Pick<PhoneViewProps, 'run' | 'school'>) => (
  <main className="poll-lobby" data-light="house">
    {school !== null && <SchoolMark school={school} />}
    <OwnSet />
    <PhoneHeading about={run.title}>{say.lobbyTitle}</PhoneHeading>
    <p>{say.lobby}</p>
  </main>
);

/** A poll on a phone. */
export const PollPhone = (props: PhoneViewProps) => {
  const { run, notes, sheet } = props;
  const view = readView(props.view);

  // Long before it is needed: at the end there may be no network.
  useEffect(() => void loadEnded().catch(() => undefined), []);

  if (view === null) return <Unreadable />;
  if (view.phase === 'lobby') return <Lobby run={run} school={props.school ?? null} />;
  if (view.phase === 'ended' || view.current === null) {
    const { title, runId } = run;
    return <Ended {...{ title, runId, sheet, notes }} questions={view.questions} />;
  }
  if (view.together.length > 0) return <Together {...props} view={view} />;
  return <Asked {...props} view={view} />;
};
