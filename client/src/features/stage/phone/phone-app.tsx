import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { untilLoaded } from '../../../core/until-loaded.ts';
import type { LiveClient } from '../../../live/live-client.ts';
import type { PhoneMemory } from '../../../live/phone-memory.ts';
import type { PhoneActivities } from '../../../live/phone-view.ts';
import { stagePaths } from '../stage-paths.ts';
import { JoinPage } from './join-page.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { type DefinitionPaths, phoneAddress } from './phone-address.ts';
import { PhoneFrame } from './phone-frame.tsx';
import { PhoneNote } from './phone-note.tsx';
import { phoneMessages } from './phone.messages.ts';
import { RoomPage } from './room-page.tsx';

const MinePage = lazy(() => untilLoaded(() => import('./mine-page.tsx')));

interface PhoneAppProps {
  readonly client: LiveClient;
  readonly memory: PhoneMemory;
  readonly activities: PhoneActivities;
  readonly paths: DefinitionPaths;
}

/** The path of the page, and a way to another without loading anything. */
const usePath = (): [string, (path: string) => void] => {
  const [path, setPath] = useState(() => location.pathname);
  useEffect(() => {
    const onBack = (): void => setPath(location.pathname);
    window.addEventListener('popstate', onBack);
    return () => window.removeEventListener('popstate', onBack);
  }, []);
  const go = useCallback((to: string): void => {
    history.pushState(null, '', to);
    setPath(to);
  }, []);
  return [path, go];
};

const Opening = () => (
  <PhoneFrame>
    <PhoneNote waiting title={phoneMessages.opening} />
  </PhoneFrame>
);

export const PhoneApp = ({ client, memory, activities, paths }: PhoneAppProps) => {
  const [path, go] = usePath();
  const address = useMemo(() => phoneAddress(path, paths), [path, paths]);
  const onCode = (code: string): void => go(stagePaths.room(code));
  return (
    <ErrorBoundary>
      {address.at === 'join' && (
        <JoinPage onCode={onCode} hasAnswered={memory.answeredRuns().length > 0} />
      )}
      {address.at === 'mine' && (
        <Suspense fallback={<Opening />}>
          <MinePage memory={memory} />
        </Suspense>
      )}
      {address.at === 'room' && (
        <RoomPage
          key={path}
          client={client}
          room={address.room}
          memory={memory}
          activities={activities}
          onCode={onCode}
        />
      )}
    </ErrorBoundary>
  );
};
