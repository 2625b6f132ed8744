import type { Failure } from '@sets/shared/core/result.ts';
import type { RunInfo } from '@sets/shared/live/run.ts';
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import * as z from 'zod/mini';
import { untilLoaded } from '../../../core/until-loaded.ts';
import { type JoinedRoom, joinRoom, ownName } from '../../../live/join-room.ts';
import type { LiveClient } from '../../../live/live-client.ts';
import type { Notes, PhoneMemory } from '../../../live/phone-memory.ts';
import type { PhoneActivities, Rename } from '../../../live/phone-view.ts';
import type { RoomRef } from '../../../live/seat.ts';
import { useWhileLooking } from '../../../live/use-while-looking.ts';
import { spacedCode } from '../spaced-code.ts';
import { JoinPage } from './join-page.tsx';
import { PhoneFrame } from './phone-frame.tsx';
import { PhoneNote } from './phone-note.tsx';
import { phoneMessages } from './phone.messages.ts';
import { ReloadButton } from './reload-button.tsx';
import { typedCode } from './typed-code.ts';
import { useSchoolColours } from '../../../ui/use-school-colours.ts';
import { useWakeLock } from '../../../ui/use-wake-lock.ts';

/** It comes after what is asked, and never holds that up. */
const PhonePulse = lazy(() => untilLoaded(() => import('./phone-pulse.tsx')));
/** Seldom wanted. */
const MissedAnswers = lazy(() => untilLoaded(() => import('./missed-answers.tsx')));
const NotJoined = lazy(() => untilLoaded(() => import('./not-joined.tsx')));
const EntryGate = lazy(() => untilLoaded(() => import('./entry-gate.tsx')));

interface RoomPageProps {
  readonly client: LiveClient;
  readonly room: RoomRef;
  readonly memory: PhoneMemory;
  readonly activities: PhoneActivities;
  readonly onCode: (code: string) => void;
}

const Reload = ({ title, text }: { readonly title: string; readonly text: string }) => (
  <PhoneFrame>
    <PhoneNote title={title} text={text}>
      <ReloadButton />
    </PhoneNote>
  </PhoneFrame>
);

/** On the way in. It looks like the page did before its script had come: see phone.html. */
const Joining = ({ offline = false }: { readonly offline?: boolean }) => (
  <PhoneFrame>
    <PhoneNote
      waiting
      title={phoneMessages.joining}
      text={offline ? phoneMessages.joiningOffline : undefined}
    />
  </PhoneFrame>
);

/** What was on has been deleted; whoever is here follows to what comes next. */
const NothingOn = () => (
  <PhoneFrame>
    <PhoneNote waiting title={phoneMessages.nothingOnTitle} text={phoneMessages.nothingOn} />
  </PhoneFrame>
);

interface PlayingProps {
  readonly joined: JoinedRoom;
  readonly onSeen: (runId: string) => void;
  /** Who is asked something first says nothing yet of how it goes: it would be refused (PU5). */
  readonly isAsked?: boolean;
  readonly children: ReactNode;
}

/** The run itself, drawn by its activity. */
const Playing = ({ joined, onSeen, isAsked = false, children }: PlayingProps) => {
  const offline = joined.status !== 'online';
  useWakeLock(joined.run?.ended === false);
  return (
    <PhoneFrame title={joined.run?.title ?? phoneMessages.productName} offline={offline}>
      <div aria-live="polite">
        <Suspense>
          {joined.missed.length > 0 && <MissedAnswers missed={joined.missed} onSeen={onSeen} />}
        </Suspense>
      </div>
      <Suspense fallback={<PhoneNote waiting title={phoneMessages.joining} />}>{children}</Suspense>
      {joined.feeds !== null && joined.run?.unhosted !== true && !isAsked && (
        <Suspense fallback={<div className="phone-pulse" />}>
          <PhonePulse feeds={joined.feeds} />
        </Suspense>
      )}
    </PhoneFrame>
  );
};

/** What is asked of whoever is here before they may take part; null where nothing is, or not any more. */
const gateOf = ({ run, by }: JoinedRoom, notes: Notes): 'name' | 'login' | null => {
  if (run === null || run.ended) return null;
  if (run.entry === 'named') return notes.read(ownName, z.string()) ? null : 'name';
  return run.entry === 'account' && by === 'guest' ? 'login' : null;
};

interface EnteredProps extends PlayingProps {
  readonly run: RunInfo;
  readonly notes: Notes;
  readonly start: string;
  readonly rename: Rename;
}

/** What is on, for whoever may take part; for others what is asked of them first. */
const Entered = ({ joined, run, notes, onSeen, children, ...naming }: EnteredProps) => {
  const [, setNamed] = useState({});
  const asks = gateOf(joined, notes);
  return (
    <Playing joined={joined} onSeen={onSeen} isAsked={asks !== null}>
      {asks === null ? (
        children
      ) : (
        <EntryGate
          key={run.runId}
          room={joined.room}
          onNamed={() => setNamed({})}
          {...{ asks, notes, ...naming }}
        />
      )}
    </Playing>
  );
};

/** What is wrong with the code of an address; null where it is none, or not to blame. */
const codeFault = (room: RoomRef, failure: Failure): string | null => {
  if (!('code' in room)) return null;
  const code = typedCode(room.code);
  if (!code.ok) return code.error.msg;
  return failure.code === 'NOT_FOUND' ? phoneMessages.codeUnknown(spacedCode(room.code)) : null;
};

/** A phone in a room: what is on there, from joining to the end, or why it cannot. */
export const RoomPage = ({ client, room, memory, activities, onCode }: RoomPageProps) => {
  const looking = useWhileLooking(() => joinRoom(client, room, memory));
  const runId = looking?.state.run?.runId;
  const notes = useMemo(() => (runId === undefined ? null : memory.notes(runId)), [memory, runId]);
  const school = looking?.state.room?.look?.school ?? null;
  useSchoolColours(school);
  if (looking === null) return <Joining />;

  const { state: joined, opened: joining } = looking;
  const { status, failure } = joined;
  if (status === 'outdated') {
    return <Reload title={phoneMessages.outdatedTitle} text={phoneMessages.outdated} />;
  }
  const msg = failure === null ? null : codeFault(room, failure);
  if (msg !== null && 'code' in room) {
    return <JoinPage onCode={onCode} tried={{ code: room.code, msg }} />;
  }
  if (failure !== null) {
    return (
      <PhoneFrame offline={status !== 'online'}>
        <Suspense fallback={<PhoneNote waiting title={phoneMessages.joining} />}>
          <NotJoined failure={failure} onRetry={() => joining.retry()} />
        </Suspense>
      </PhoneFrame>
    );
  }
  if (joined.run === null || joined.feeds === null || notes === null) {
    return joined.seated ? <NothingOn /> : <Joining offline={status === 'offline'} />;
  }

  const Activity = activities[joined.run.activity];
  if (Activity === undefined) {
    return <Reload title={phoneMessages.outdatedTitle} text={phoneMessages.unknownActivity} />;
  }
  const onSeen = (missed: string): void => joining.dismissMissed(missed);
  const rename: Rename = (name) => joining.rename(name);
  return (
    <Entered run={joined.run} start={memory.lastName} {...{ joined, notes, rename, onSeen }}>
      <Activity
        key={joined.run.runId}
        run={joined.run}
        view={joined.view}
        tally={joined.tally}
        me={joined.me}
        sheet={joined.sheet}
        online={status === 'online'}
        offset={joined.offset}
        answer={(...given) => joining.answer(...given)}
        notes={notes}
        feeds={joined.feeds}
        rename={rename}
        school={school}
      />
    </Entered>
  );
};
