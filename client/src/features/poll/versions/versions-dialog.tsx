import './versions-dialog.css';
import { pollCalls } from '@sets/shared/poll/poll.calls.ts';
import type { VersionLine } from '@sets/shared/material/material-versions.contract.ts';
import { useState } from 'react';
import { useAsked } from '../../../core/use-asked.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { PageNote } from '../../../ui/page-note.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast.ts';
import { exactTime } from '../../../ui/when.ts';
import { useToken } from '../../account/account.store.ts';
import { PollOutline } from '../parts/poll-outline.tsx';
import type { PollSaver } from '../poll-saver.ts';
import { pollApi } from '../poll.api.ts';
import { versionsMessages as words } from './versions.messages.ts';

interface LineProps {
  readonly version: VersionLine;
  readonly isNow: boolean;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

const Line = ({ version, isNow, isChosen, onChoose }: LineProps) => (
  <li>
    <button type="button" aria-pressed={isChosen} className="version-line" onClick={onChoose}>
      <span className="font-semibold">{isNow ? words.now : exactTime(version.at)}</span>
      <span className="text-sm text-ink-soft">
        {words.by(version.by)}
        {' · '}
        {words.questions(version.questions)}
      </span>
      {version.presented && (
        <span className="text-sm font-semibold text-people-ink">{words.presented}</span>
      )}
    </button>
  </li>
);

interface ChosenProps {
  readonly token: string;
  readonly pollid: string;
  readonly revision: number;
}

/** What a version asks. */
const Chosen = ({ token, pollid, revision }: ChosenProps) => {
  const { data, failure } = useAsked(pollCalls.version, {
    token,
    params: { pollid, revision: String(revision) },
  });
  if (failure !== null && data === null) return <p className="text-bad">{failure.msg}</p>;
  if (data === null) return <Skeleton label={words.loading} isPart />;
  return (
    <>
      <p dir="auto" className="mb-4 text-lg font-semibold">
        {data.definition.title}
      </p>
      <PollOutline draft={data.definition} />
    </>
  );
};

/** The version that is chosen, or how one is. */
const Shown = ({
  revision,
  ...of
}: Omit<ChosenProps, 'revision'> & { revision: number | null }) => (
  <section
    aria-label={words.shown}
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be scrolled by keys
    tabIndex={0}
    className="version-shown"
  >
    {revision === null ? (
      <p className="text-ink-soft">{words.choose}</p>
    ) : (
      <Chosen key={revision} {...of} revision={revision} />
    )}
  </section>
);

interface VersionsDialogProps {
  readonly saver: PollSaver;
  readonly pollid: string;
  readonly onClose: () => void;
}

/** Brings a version back, once all that was written here is on the server. */
const bringBack = async (
  { saver, token, pollid }: { saver: PollSaver; token: string; pollid: string },
  version: number,
): Promise<string | null> => {
  if ((await saver.flush()) === null) return words.unsaved;
  const revision = saver.store.getState().revision ?? 0;
  const told = await pollApi(token).restore(pollid, version, revision);
  if (!told.ok) return told.error.msg;
  saver.take(told.value);
  return null;
};

const Versions = ({ saver, pollid, onClose }: VersionsDialogProps) => {
  const token = useToken() ?? '';
  const { data, failure, reload } = useAsked(pollCalls.versions, { token, params: { pollid } });
  const [chosen, setChosen] = useState<number | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  if (data === null) {
    if (failure === null) return <Skeleton label={words.loading} isPart />;
    return (
      <PageNote title={words.failed} text={failure.msg} level="h2">
        <Button onClick={() => void reload()}>{words.retry}</Button>
      </PageNote>
    );
  }
  const [now, ...earlier] = data.versions;
  if (now === undefined || earlier.length === 0)
    return <p className="text-ink-soft">{words.none}</p>;
  const restore = async (version: number): Promise<void> => {
    const refused = await bringBack({ saver, token, pollid }, version);
    setRefusal(refused);
    if (refused !== null) return;
    toast.success(words.restored);
    onClose();
  };
  return (
    <>
      <div className="versions">
        <ul aria-label={words.list} className="versions-list">
          {data.versions.map((version) => (
            <Line
              key={version.revision}
              version={version}
              isNow={version === now}
              isChosen={version.revision === chosen}
              onChoose={() => setChosen(version.revision)}
            />
          ))}
        </ul>
        <Shown token={token} pollid={pollid} revision={chosen} />
      </div>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
        <output className="min-w-0 text-sm text-ink-soft">
          {refusal === null ? words.restoreHint : <span className="text-bad">{refusal}</span>}
        </output>
        <Button
          look="primary"
          disabled={chosen === null || chosen === now.revision}
          onClick={() => chosen !== null && void restore(chosen)}
        >
          {words.restore}
        </Button>
      </div>
    </>
  );
};

/** What the poll was like, when, and by whom; each can be looked at and brought back. */
export const VersionsDialog = (props: VersionsDialogProps) => (
  <Dialog title={words.title} onClose={props.onClose} closesOnBackdrop isWide>
    <Versions {...props} />
  </Dialog>
);
