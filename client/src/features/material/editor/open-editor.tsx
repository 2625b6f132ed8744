import { type ReactNode, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useStore } from 'zustand';
import { useTitle } from '../../../ui/use-title.ts';
import { isBlankDraft, unfinishedIn } from '../draft-check.ts';
import { editorMessages as words } from '../editor.messages.ts';
import { type AnyDraft, type DraftCheck, type Material, nameOf } from '../material.ts';
import type { MaterialSaver, SaveStatus } from '../material-saver.ts';
import { useSteps } from '../use-steps.ts';
import { VersionsDialog } from '../versions/versions-dialog.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { EditorBody } from './editor-body.tsx';
import { EditorHeader } from './editor-header.tsx';
import type { EditorParts } from './editor-parts.ts';
import { EditorTools } from './editor-tools.tsx';
import { usePresenting } from './use-presenting.tsx';

interface Standing {
  readonly status: SaveStatus;
  readonly isBlank: boolean;
  readonly isChecked: boolean;
}

/** What to say while it is not yet complete: what is missing only where somebody wants to present it. */
const noteOf = (check: DraftCheck<unknown>, { status, isBlank, isChecked }: Standing): string => {
  const missing = unfinishedIn(check);
  if (isChecked && missing > 0) return words.missing(missing);
  if (isChecked && check.hasLongTitle) return words.longTitle;
  if (status === 'partly') return words.partly(missing);
  return isBlank ? words.blank : words.unfinished;
};

interface OpenEditorProps<Draft extends AnyDraft, Definition extends Draft> {
  readonly material: Material<Draft, Definition>;
  readonly parts: EditorParts<Draft, Definition>;
  readonly saver: MaterialSaver<Draft, Definition>;
}

/** The title of the page, and its address once there is one. */
const usePageOf = <Draft extends AnyDraft, Definition extends Draft>({
  material: { rules, paths, words: names },
  saver,
}: Pick<OpenEditorProps<Draft, Definition>, 'material' | 'saver'>): void => {
  const { draft, id } = useStore(saver.store);
  const navigate = useNavigate();
  useTitle(id === null ? names.newTitle : names.editTitle(nameOf(rules.writing, draft)));
  useEffect(() => {
    if (id !== null) void navigate(paths.edit(id), { replace: true });
  }, [id, navigate, paths]);
};

/** Goes to where questions are made of a text, once what is written here is where they can be put behind it. */
const useWayToText = <Draft extends AnyDraft, Definition extends Draft>({
  material: { paths },
  parts,
  saver,
}: OpenEditorProps<Draft, Definition>): (() => Promise<void>) => {
  const navigate = useNavigate();
  return async () => {
    await saver.flush();
    const { id } = saver.store.getState();
    // Made just now, it has an address, to which one comes back.
    if (id !== null) await navigate(paths.edit(id), { replace: true });
    await navigate(parts.textPath(saver.shelf, id));
  };
};

interface TopProps<Draft extends AnyDraft, Definition extends Draft> extends OpenEditorProps<
  Draft,
  Definition
> {
  readonly isChecked: boolean;
  readonly onPresent: () => void;
  readonly onDecide: () => void;
  readonly tools: ReactNode;
}

const Top = <Draft extends AnyDraft, Definition extends Draft>({
  material: { rules, paths, words: names },
  saver,
  isChecked,
  ...acts
}: Omit<TopProps<Draft, Definition>, 'parts'>) => {
  const { draft, status, failure } = useStore(saver.store);
  const isBlank = isBlankDraft(rules.writing, draft);
  return (
    <EditorHeader
      names={names}
      title={draft.title}
      fallbackTitle={rules.writing.questionsOf(draft)[0]?.text ?? ''}
      status={status}
      failure={failure}
      note={noteOf(rules.check(draft), { status, isBlank, isChecked })}
      isChecked={isChecked}
      listPath={paths.list(saver.shelf)}
      onTitle={(title) => saver.edit((each) => ({ ...each, title }))}
      {...acts}
    />
  );
};

export const OpenEditor = <Draft extends AnyDraft, Definition extends Draft>(
  props: OpenEditorProps<Draft, Definition>,
) => {
  const { material, parts, saver } = props;
  const { rules, words: names } = material;
  const { draft, id, status } = useStore(saver.store);
  const [isPutOff, setPutOff] = useState(false);
  const [isLooking, setLooking] = useState(false);
  const steps = useSteps(saver, rules.writing);
  const { checked, ready, present, dialog } = usePresenting(material, saver, steps);
  usePageOf(props);
  const goToText = useWayToText(props);
  const { Tools } = parts;
  return (
    <>
      <Top
        {...{ material, saver }}
        isChecked={checked > 0}
        onPresent={present}
        onDecide={() => setPutOff(false)}
        tools={
          <EditorTools steps={steps} onVersions={id === null ? null : () => setLooking(true)}>
            <Tools saver={saver} ready={ready} />
          </EditorTools>
        }
      />
      <EditorBody
        parts={parts}
        writing={rules.writing}
        label={names.writing}
        draft={draft}
        faults={rules.check(draft).faults}
        checked={checked}
        shown={steps.shown}
        onEdit={(change) => saver.edit(change)}
        onUndo={steps.bringBack}
        onFromText={() => void goToText()}
      />
      {dialog}
      {isLooking && id !== null && (
        <VersionsDialog {...{ material, saver, id }} onClose={() => setLooking(false)} />
      )}
      {status === 'conflict' && !isPutOff && (
        <ConflictDialog
          title={names.conflict}
          onKeepMine={() => void saver.keepMine()}
          onTakeTheirs={() => void saver.takeTheirs()}
          onClose={() => setPutOff(true)}
        />
      )}
    </>
  );
};
