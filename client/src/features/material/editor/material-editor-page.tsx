import { useEffect, useMemo, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useStore } from 'zustand';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { PageNote } from '../../../ui/page-note.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { tokenNow, useAccount, useToken } from '../../account/account.store.ts';
import { editorMessages as words } from '../editor.messages.ts';
import { keptDrafts } from '../kept-drafts.ts';
import { keptSteps } from '../kept-steps.ts';
import type { AnyDraft, Material } from '../material.ts';
import { type EditorTarget, MaterialEditing } from '../material-editing.ts';
import type { EditorParts } from './editor-parts.ts';
import { OpenEditor } from './open-editor.tsx';
import { QuestionPictures } from './question-pictures.tsx';

/** What can be taken back outlives the page, but not the account's stay on this device. */
const useKeptSteps = <Draft extends AnyDraft, Definition extends Draft>(
  editing: MaterialEditing<Draft, Definition>,
  token: string,
): void => {
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

interface MaterialEditorPageProps<Draft extends AnyDraft, Definition extends Draft> {
  readonly material: Material<Draft, Definition>;
  readonly parts: EditorParts<Draft, Definition>;
  /** What is written; undefined where it is new. */
  readonly id: string | undefined;
}

/** Writes something, new or not. One page for both, so that what is new keeps the focus when it is saved. */
export const MaterialEditorPage = <Draft extends AnyDraft, Definition extends Draft>({
  material,
  parts,
  id,
}: MaterialEditorPageProps<Draft, Definition>) => {
  const token = useToken() ?? '';
  const userid = useAccount()?.userid ?? '';
  const { moduleid = '', topicid = '' } = useParams();
  const { rules, server, paths, words: names } = material;
  const [editing] = useState(
    () =>
      new MaterialEditing({
        rules,
        api: server.api(token),
        kept: keptDrafts(rules, userid),
        steps: keptSteps(rules, userid),
      }),
  );
  const { saver, failure } = useStore(editing.store);
  const target = useMemo(
    (): EditorTarget => (id === undefined ? { shelf: { moduleid, topicid } } : { id }),
    [id, moduleid, topicid],
  );
  useEffect(() => void editing.open(target), [editing, target]);
  useEffect(() => () => editing.close(), [editing]);
  useKeptSteps(editing, token);
  if (failure !== null) {
    return (
      <main className="grid min-h-dvh content-center">
        <PageNote title={names.failed} text={failure.msg}>
          <Button look="primary" onClick={() => void editing.open(target)}>
            {words.retry}
          </Button>
          <Link to={paths.list()} className={buttonClass('outline')}>
            {names.back}
          </Link>
        </PageNote>
      </main>
    );
  }
  if (saver === null) return <Skeleton label={names.loading} />;
  return (
    <QuestionPictures moduleid={saver.shelf.moduleid}>
      <OpenEditor material={material} parts={parts} saver={saver} />
    </QuestionPictures>
  );
};
