import type { SessionLine } from '@sets/shared/account/settings.contract.ts';
import { Laptop, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ago } from '../../../ui/when.ts';
import { settingsMessages as words } from '../settings.messages.ts';
import { SettingsSection } from './settings-section.tsx';
import type { useSessions } from './use-sessions.ts';

/** More than these are shown when asked for. */
const shownAtFirst = 5;

type Sessions = ReturnType<typeof useSessions>;

const Line = ({ line, sessions }: { line: SessionLine; sessions: Sessions }) => {
  const { sessionId, startedAt, seenAt, current } = line;
  const device = line.device === '' ? words.unknownDevice : line.device;
  const Icon = /android|ios|iphone|ipad|phone/i.test(device) ? Smartphone : Laptop;
  const isEnding = sessions.ending === sessionId;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <Icon size={22} className="flex-none text-ink-soft" aria-hidden="true" />
      <div className="min-w-0 grow basis-40">
        <p className="font-medium [overflow-wrap:anywhere]">{device}</p>
        <p className="flex flex-wrap gap-x-3 text-sm text-ink-soft">
          <span title={words.exact(seenAt)}>{words.seen(ago(new Date(seenAt).toISOString()))}</span>
          <span>{words.since(startedAt)}</span>
        </p>
      </div>
      {current ? (
        <span className="rounded-full bg-good-tint px-3 py-1 text-sm font-medium text-good">
          {words.thisDevice}
        </span>
      ) : (
        <Button
          disabled={sessions.isBusy}
          aria-label={words.endOf(device, words.since(startedAt))}
          onClick={() => void sessions.end(sessionId)}
        >
          {isEnding ? words.ending : words.end}
        </Button>
      )}
    </li>
  );
};

const Lines = ({ lines, sessions }: { lines: readonly SessionLine[]; sessions: Sessions }) => {
  const [isWhole, setWhole] = useState(false);
  // One's own comes first: whoever ends the others should see which one stays.
  const ordered = lines.toSorted((one, other) => Number(other.current) - Number(one.current));
  const shown = isWhole ? ordered : ordered.slice(0, shownAtFirst);
  return (
    <>
      <ul className="divide-y divide-line">
        {shown.map((line) => (
          <Line key={line.sessionId} line={line} sessions={sessions} />
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-2">
        {shown.length < lines.length && (
          <Button className="max-w-full py-1.5 whitespace-normal!" onClick={() => setWhole(true)}>
            {words.showAll(lines.length)}
          </Button>
        )}
        {lines.length > 1 ? (
          <Button
            className="max-w-full py-1.5 whitespace-normal!"
            disabled={sessions.isBusy}
            onClick={() => void sessions.endOthers()}
          >
            {words.endOthers}
          </Button>
        ) : (
          <p className="text-ink-soft">{words.noOthers}</p>
        )}
      </div>
    </>
  );
};

const Listed = ({ sessions }: { sessions: Sessions }) => {
  const { listed, reload } = sessions;
  if (listed === null) {
    return (
      <output aria-label={words.loadingSessions} className="grid gap-3">
        <span className="block h-14 animate-pulse rounded-md bg-sunken" />
        <span className="block h-14 animate-pulse rounded-md bg-sunken" />
      </output>
    );
  }
  if ('failed' in listed) {
    return (
      <div className="grid justify-items-start gap-3">
        <p role="alert">{listed.failed}</p>
        <Button onClick={reload}>{words.tryAgain}</Button>
      </div>
    );
  }
  return <Lines lines={listed.lines} sessions={sessions} />;
};

export const SessionsSection = ({ sessions }: { sessions: Sessions }) => (
  <SettingsSection id="sessions" title={words.sections.sessions} lead={words.sessionsLead}>
    <Listed sessions={sessions} />
  </SettingsSection>
);
