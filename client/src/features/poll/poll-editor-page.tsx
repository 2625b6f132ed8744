import { useEffect, useMemo, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { useStore } from 'zustand';
import { Button, buttonClass } from '../../ui/button.tsx';
import { PageNote } from '../../ui/page-note.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { tokenNow, useAccount, useToken } from '../account/account.store.ts';
import { ExchangeTools } from './exchange/exchange-tools.tsx';
import { ConflictDialog } from './parts/conflict-dialog.tsx';
import { EditorBody } from './parts/editor-body.tsx';
import { EditorTools } from './parts/editor-tools.tsx';
import { QuestionPictures } from './parts/question-pictures.tsx';
import { EditorHeader } from './parts/editor-header.tsx';
import { LeftOutDialog } from './parts/left-out-dialog.tsx';
import { keptDrafts } from './kept-drafts.ts';
import { keptSteps } from './kept-steps.ts';
import {
  checkDraft,
  type DraftCheck,
  isBlankDraft,
  leftOutOf,
  unfinishedIn,
} from './poll-draft-check.ts';
import { type EditorTarget, PollEditing } from './poll-editing.ts';
import { editorMessages as words } from './poll-editor.messages.ts';
import { pollPaths } from './poll-paths.ts';
import type { EditedPoll, PollSaver } from './poll-saver.ts';
import { pollApi } from './poll.api.ts';
import { RehearseWay } from './rehearse/rehearse-way.tsx';
import { type Steps, useSteps } from './use-steps.ts';
import { VersionsDialog } from './versions/versions-dialog.tsx';

/** What to say while a poll is not yet complete: what is missing only where somebody wants to present it. */
const noteOf = (
  { draft, status }: Pick<EditedPoll, 'draft' | 'status'>,
  check: DraftCheck,
  isChecked: boolean,
) => {
  const missing = unfinishedIn(check);
  if (isChecked && missing > 0) return words.missing(missing);
  if (isChecked && check.hasLongTitle) return words.longTitle;
  if (status === 'partly') return words.partly(missing);
  return isBlankDraft(draft) ? words.blank : words.unfinished;
};

interface ToolsProps {
  readonly saver: PollSaver;
  readonly steps: Steps;
  /** Its id once it is complete and saved. */
  readonly ready: () => Promise<string | null>;
  readonly onVersions: () => void;
}

const Tools = ({ saver, steps, ready, onVersions }: ToolsProps) => {
  const isNew = useStore(saver.store, ({ pollid }) => pollid === null);
  return (
    <EditorTools steps={steps} onVersions={isNew ? null : onVersions}>
      <ExchangeTools saver={saver} />
      <RehearseWay ready={ready} />
    </EditorTools>
  );
};

/** What comes before a poll is presented: what is missing, what is left out, and that it is saved. */
const usePresenting = (saver: PollSaver, { show }: Steps) => {
  const navigate = useNavigate();
  /** How often it was to be presented while something was missing. */
  const [checked, setChecked] = useState(0);
  const [leftOut, setLeftOut] = useState<readonly number[]>([]);
  /** Its id once it is complete and saved; else null, and it is said what is missing. */
  const ready = async (): Promise<string | null> => {
    if (checkDraft(saver.store.getState().draft).definition !== null) return saver.flush();
    setChecked((times) => times + 1);
    return null;
  };
  const goOn = async (): Promise<void> => {
    const saved = await ready();
    if (saved !== null) await navigate(pollPaths.start(saved));
  };
  const present = (): void => {
    const { draft } = saver.store.getState();
    const isWhole = checkDraft(draft).definition !== null;
    const empty = isWhole ? leftOutOf(draft) : [];
    if (empty.length > 0) setLeftOut(empty);
    else void goOn();
  };
  const goTo = (question: number): void => {
    setChecked((times) => times + 1);
    show({ question, isAsked: true });
  };
  const dialog = leftOut.length > 0 && (
    <LeftOutDialog
      questions={leftOut}
      onGo={goTo}
      onPresent={() => void goOn()}
      onClose={() => setLeftOut([])}
    />
  );
  return { checked, ready, present, dialog };
};

const OpenEditor = ({ saver }: { saver: PollSaver }) => {
  const { draft, pollid, status, failure } = useStore(saver.store);
  const [isPutOff, setPutOff] = useState(false);
  const [isLooking, setLooking] = useState(false);
  const steps = useSteps(saver);
  const navigate = useNavigate();
  const { checked, ready, present, dialog } = usePresenting(saver, steps);
  const check = checkDraft(draft);
  const name = draft.title || draft.questions[0]?.text || '';
  useTitle(pollid === null ? words.newTitle : words.editTitle(name));
  useEffect(() => {
    if (pollid !== null) void navigate(pollPaths.edit(pollid), { replace: true });
  }, [pollid, navigate]);
  return (
    <>
      <EditorHeader
        title={draft.title}
        fallbackTitle={draft.questions[0]?.text ?? ''}
        status={status}
        failure={failure}
        note={noteOf({ draft, status }, check, checked > 0)}
        isChecked={checked > 0}
        listPath={pollPaths.list(saver.shelf)}
        onTitle={(title) => saver.edit((each) => ({ ...each, title }))}
        onPresent={present}
        onDecide={() => setPutOff(false)}
        tools={<Tools {...{ saver, steps, ready }} onVersions={() => setLooking(true)} />}
      />
      <EditorBody
        draft={draft}
        faults={check.faults}
        checked={checked}
        shown={steps.shown}
        onEdit={(change) => saver.edit(change)}
        onUndo={steps.bringBack}
      />
      {dialog}
      {isLooking && pollid !== null && (
        <VersionsDialog saver={saver} pollid={pollid} onClose={() => setLooking(false)} />
      )}
      {status === 'conflict' && !isPutOff && (
        <ConflictDialog
          onKeepMine={() => void saver.keepMine()}
          onTakeTheirs={() => void saver.takeTheirs()}
          onClose={() => setPutOff(true)}
        />
      )}
    </>
  );
};

/** What can be taken back outlives the page, but not the account's stay on this device. */
const useKeptSteps = (editing: PollEditing, token: string): void => {
  useEffect(() => {
    const keep = (): void => {
      if (tokenNow() === token) editing.store.getState().saver?.keepSteps();
    };
    const stop = new AbortController();
    window.addEventListener('pagehide', keep, { signal: stop.signal });
    // A phone may end a page that nobody looks at, and says no more than this before.
    document.addEventListener('visibilitychange', keep, { signal: stop.signal });
    return () => {
      stop.abort();
      keep();
    };
  }, [editing, token]);
};

/** Writes a poll, new or not. One page for both, so that a new poll keeps the focus when it is saved. */
export const PollEditorPage = () => {
  const token = useToken() ?? '';
  const userid = useAccount()?.userid ?? '';
  const { pollid, moduleid = '', topicid = '' } = useParams();
  const [editing] = useState(
    () =>
      new PollEditing({
        api: pollApi(token),
        kept: keptDrafts(userid),
        steps: keptSteps(userid),
      }),
  );
  const { saver, failure } = useStore(editing.store);
  const target = useMemo(
    (): EditorTarget => (pollid === undefined ? { shelf: { moduleid, topicid } } : { pollid }),
    [pollid, moduleid, topicid],
  );
  useEffect(() => void editing.open(target), [editing, target]);
  useEffect(() => () => editing.close(), [editing]);
  useKeptSteps(editing, token);
  if (failure !== null) {
    return (
      <main className="grid min-h-dvh content-center">
        <PageNote title={words.failed} text={failure.msg}>
          <Button look="primary" onClick={() => void editing.open(target)}>
            {words.retry}
          </Button>
          <Link to={pollPaths.list()} className={buttonClass('outline')}>
            {words.back}
          </Link>
        </PageNote>
      </main>
    );
  }
  if (saver === null) return <Skeleton label={words.loading} />;
  return (
    <QuestionPictures moduleid={saver.shelf.moduleid}>
      <OpenEditor saver={saver} />
    </QuestionPictures>
  );
};
