import './versions-dialog.css';
import type { VersionLine } from '@sets/shared/material/material-versions.contract.ts';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { PageNote } from '../../../ui/page-note.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast.ts';
import { exactTime } from '../../../ui/when.ts';
import { useToken } from '../../account/account.store.ts';
import { QuestionOutline } from '../editor/question-outline.tsx';
import type { AnyDraft, Material } from '../material.ts';
import { useReading } from '../reading.ts';
import type { MaterialSaver } from '../material-saver.ts';
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

interface OfMaterial<Draft extends AnyDraft, Definition extends Draft> {
  readonly material: Material<Draft, Definition>;
  readonly id: string;
}

interface ChosenProps<Draft extends AnyDraft, Definition extends Draft> extends OfMaterial<
  Draft,
  Definition
> {
  readonly token: string;
  readonly revision: number;
}

/** What a version asks. */
const Chosen = <Draft extends AnyDraft, Definition extends Draft>({
  material: { rules, server, notesOf },
  token,
  id,
  revision,
}: ChosenProps<Draft, Definition>) => {
  const { data, failure } = useReading(server.version(token, id, revision));
  if (failure !== null && data === null) return <p className="text-bad">{failure.msg}</p>;
  if (data === null) return <Skeleton label={words.loading} isPart />;
  return (
    <>
      <p dir="auto" className="mb-4 text-lg font-semibold">
        {data.title}
      </p>
      <QuestionOutline
        questions={rules.writing.questionsOf(data)}
        notesOf={notesOf && ((at) => notesOf(data, at))}
      />
    </>
  );
};

/** The version that is chosen, or how one is. */
const Shown = ({ children }: { readonly children: ReactNode }) => (
  <section
    aria-label={words.shown}
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be scrolled by keys
    tabIndex={0}
    className="version-shown"
  >
    {children}
  </section>
);

interface VersionsDialogProps<Draft extends AnyDraft, Definition extends Draft> extends OfMaterial<
  Draft,
  Definition
> {
  readonly saver: MaterialSaver<Draft, Definition>;
  readonly onClose: () => void;
}

/** Brings a version back, once all that was written here is on the server; says why it cannot. */
const bringBack = async <Draft extends AnyDraft, Definition extends Draft>(
  { material, saver, id }: VersionsDialogProps<Draft, Definition>,
  { token, version }: { readonly token: string; readonly version: number },
): Promise<string | null> => {
  if ((await saver.flush()) === null) return words.unsaved;
  const revision = saver.store.getState().revision ?? 0;
  const told = await material.server.api(token).restore(id, version, revision);
  if (!told.ok) return told.error.msg;
  saver.take(told.value);
  return null;
};

interface BringBackProps {
  /** Null where none is chosen that could be brought back. */
  readonly version: number | null;
  /** Why it could not be. */
  readonly refusal: string | null;
  readonly onRestore: (version: number) => void;
}

const BringBack = ({ version, refusal, onRestore }: BringBackProps) => (
  <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
    <output className="min-w-0 text-sm text-ink-soft">
      {refusal === null ? words.restoreHint : <span className="text-bad">{refusal}</span>}
    </output>
    <Button
      look="primary"
      disabled={version === null}
      onClick={() => version !== null && onRestore(version)}
    >
      {words.restore}
    </Button>
  </div>
);

const Versions = <Draft extends AnyDraft, Definition extends Draft>(
  props: VersionsDialogProps<Draft, Definition>,
) => {
  const { material, id, onClose } = props;
  const token = useToken() ?? '';
  const { data, failure, reload } = useReading(material.server.versions(token, id));
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
  const [now, ...earlier] = data;
  if (now === undefined || earlier.length === 0)
    return <p className="text-ink-soft">{words.none}</p>;
  const restore = async (version: number): Promise<void> => {
    const refused = await bringBack(props, { token, version });
    setRefusal(refused);
    if (refused !== null) return;
    toast.success(words.restored);
    onClose();
  };
  return (
    <>
      <div className="versions">
        <ul aria-label={words.list} className="versions-list">
          {data.map((version) => (
            <Line
              key={version.revision}
              version={version}
              isNow={version === now}
              isChosen={version.revision === chosen}
              onChoose={() => setChosen(version.revision)}
            />
          ))}
        </ul>
        <Shown>
          {chosen === null ? (
            <p className="text-ink-soft">{words.choose}</p>
          ) : (
            <Chosen key={chosen} {...{ material, token, id }} revision={chosen} />
          )}
        </Shown>
      </div>
      <BringBack
        version={chosen === now.revision ? null : chosen}
        refusal={refusal}
        onRestore={(version) => void restore(version)}
      />
    </>
  );
};

/** What it was like, when, and by whom; each can be looked at and brought back. */
export const VersionsDialog = <Draft extends AnyDraft, Definition extends Draft>(
  props: VersionsDialogProps<Draft, Definition>,
) => (
  <Dialog title={words.title} onClose={props.onClose} closesOnBackdrop isWide>
    <Versions {...props} />
  </Dialog>
);
