import { lazy, Suspense } from 'react';
import { loadChunk } from '../../../core/chunk.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import type { OwnPartProps, StageActivity, StageWords } from '../stage-activity.ts';
import { hostMessages as words } from './host.messages.ts';
import type { HostActs } from './use-host-acts.ts';

const EmbedDialog = lazy(async () => ({
  default: (await loadChunk(() => import('./embed/embed-dialog.tsx'))).EmbedDialog,
}));

interface KeysDialogProps {
  readonly keys: StageWords['keys'];
  readonly onClose: () => void;
}

/** The keys of the host's page: those of what is on, and those that always work. */
const KeysDialog = ({ keys, onClose }: KeysDialogProps) => (
  <Dialog title={words.keys} onClose={onClose}>
    <dl className="grid grid-cols-[auto_1fr] items-center gap-x-6 gap-y-3">
      {[...keys, ...words.shortcuts].map(([key, does]) => (
        <div key={key} className="contents">
          <dt>
            <kbd className="inline-block min-w-10 rounded-sm border border-line-strong bg-sunken px-2 py-1 text-center text-sm font-semibold">
              {key}
            </kbd>
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  </Dialog>
);

interface NextDialogProps extends Pick<OwnPartProps, 'token' | 'on'> {
  readonly activity: StageActivity;
  readonly onSelect: (definitionId: string) => void;
  readonly onClose: () => void;
}

/** What of one's own can go on in the same room. */
const NextDialog = ({ activity, token, on, onSelect, onClose }: NextDialogProps) => (
  <Dialog title={activity.words.whichNext} onClose={onClose}>
    <p className="text-ink-soft">{words.nextText}</p>
    <Suspense fallback={null}>
      <activity.Own token={token} on={on} onSelect={onSelect} />
    </Suspense>
  </Dialog>
);

/** What of an activity comes next, and what was on when the host began to choose it. */
interface NextChoice {
  readonly activity: StageActivity;
  readonly seen: string | null;
}

/** Something of an activity that is asked at once, and what was on when the host began with it. */
interface AtOnceChoice {
  readonly atOnce: StageActivity;
  readonly seen: string | null;
}

/** Which dialog of the host's page is open. */
export type OpenDialog = 'keys' | 'embed' | NextChoice | AtOnceChoice | null;

interface HostDialogProps extends Pick<OwnPartProps, 'on'> {
  readonly open: OpenDialog;
  readonly roomId: string;
  readonly keys: StageWords['keys'];
  readonly token: string | null;
  readonly onStart: HostActs['start'];
  readonly onClose: () => void;
}

export const HostDialog = (props: HostDialogProps) => {
  const { open, roomId, on, keys, token, onStart, onClose } = props;
  if (open === 'keys') return <KeysDialog keys={keys} onClose={onClose} />;
  if (open === null || token === null) return null;
  if (open === 'embed') {
    return (
      <Suspense fallback={null}>
        <EmbedDialog token={token} roomId={roomId} onClose={onClose} />
      </Suspense>
    );
  }
  if ('atOnce' in open) {
    const { name, atOnce } = open.atOnce;
    if (atOnce === undefined) return null;
    return (
      <Suspense fallback={null}>
        <atOnce.Part
          token={token}
          beside={open.seen}
          onMade={(definitionId) => onStart(name, definitionId, open.seen)}
          onClose={onClose}
        />
      </Suspense>
    );
  }
  return (
    <NextDialog
      activity={open.activity}
      token={token}
      on={on}
      onClose={onClose}
      onSelect={(definitionId) => {
        onClose();
        onStart(open.activity.name, definitionId, open.seen);
      }}
    />
  );
};
