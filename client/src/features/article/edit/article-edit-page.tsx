import { articleCalls } from '@sets/shared/article/article.calls.ts';
import { articleLimits, type EditedArticle } from '@sets/shared/article/article.contract.ts';
import type { Failure, Result } from '@sets/shared/core/result.ts';
import { FileInput } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { ask } from '../../../core/api.ts';
import { newKey } from '../../../core/new-id.ts';
import type { SignedIn } from '../../../core/root/auth-slice.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { NotOpened } from '../../../ui/not-opened.tsx';
import { PageNote } from '../../../ui/page-note.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useTitle } from '../../../ui/use-title.ts';
import { exactTime } from '../../../ui/when.ts';
import { PutBackButton } from '../../../ui/writing/put-back-button.tsx';
import { TitleField } from '../../../ui/writing/title-field.tsx';
import { usePictureAdding } from '../../../ui/writing/use-picture-adding.ts';
import { WritingPart } from '../../../ui/writing/writing-part.tsx';
import { useAccount } from '../../account/account.store.ts';
import { modulePaths } from '../../module/module-paths.ts';
import { articlePaths } from '../article-paths.ts';
import { useArticlePictures } from '../use-article-pictures.ts';
import { editMessages as words } from './edit.messages.ts';
import { ImportDialog } from './import/import-dialog.tsx';
import { importMessages } from './import/import.messages.ts';
import { ArticleBar } from './parts/article-bar.tsx';
import { ArticleNotes } from './parts/article-notes.tsx';
import { FactsPart } from './parts/facts-part.tsx';
import { blankArticle, emptyContent, keptArticleDraft } from './saving/article-content.ts';
import { type ArticleDesk, useArticleSaver } from './use-article-saver.ts';

/** Once the server has it, its space need not be in the address. */
const useBareAddress = ({ state }: ArticleDesk, isNew: boolean): void => {
  const navigate = useNavigate();
  const { articleid, revision } = state.doc;
  useEffect(() => {
    if (isNew && revision > 0) void navigate(articlePaths.edit(articleid), { replace: true });
  }, [isNew, articleid, revision, navigate]);
};

/** What is typed becomes an article of its own, where the one that it was of is gone. */
const useAsNew = ({ userid }: SignedIn, { state }: ArticleDesk) => {
  const navigate = useNavigate();
  return (): void => {
    const articleid = newKey();
    const { articleid: before, moduleid } = state.doc;
    const { content } = state.draft;
    keptArticleDraft(userid, articleid).keep({
      content,
      base: emptyContent,
      sent: [],
      aside: null,
    });
    keptArticleDraft(userid, before).keep(null);
    void navigate(articlePaths.create(articleid, moduleid), { replace: true });
  };
};

const stateOf = ({ published }: EditedArticle): string => {
  if (published === null) return words.state.draft;
  return published.differs
    ? `${words.state.published} ${words.state.differs}`
    : words.state.published;
};

const Removed = ({ desk: { saver, state } }: { desk: ArticleDesk }) => {
  const { removedUntil, moduleid } = state.doc;
  return (
    <PageNote title={words.removed.title} text={words.removed.text(exactTime(removedUntil ?? ''))}>
      <PutBackButton
        look="primary"
        text={words.removed.back}
        onPutBack={() => saver.change({ kind: 'putBack' })}
      />
      <Link to={modulePaths.space(moduleid)} className={buttonClass()}>
        {words.toSpace}
      </Link>
    </PageNote>
  );
};

interface EditorProps {
  readonly who: SignedIn;
  readonly article: EditedArticle;
  readonly isNew: boolean;
}

const Editor = ({ who, article: told, isNew }: EditorProps) => {
  const desk = useArticleSaver(who, told);
  const { doc, draft, problem } = desk.state;
  const { title, text } = draft.content;
  const [isPreview, setPreview] = useState(false);
  const [isImporting, setImporting] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const notes = useRef<HTMLDivElement>(null);
  const pictures = useArticlePictures(doc.articleid);
  const adding = usePictureAdding(desk, pictures, field);
  useBareAddress(desk, isNew);
  const onAsNew = useAsNew(who, desk);
  useTitle(title === '' ? words.newArticle : words.titled(title));
  if (doc.removedUntil !== null && problem === null) return <Removed desk={desk} />;
  const importIt = (): void => setImporting(true);
  return (
    <>
      <h1 className="only-spoken">{doc.revision === 0 ? words.newArticle : words.editArticle}</h1>
      <ArticleBar
        {...{ desk, isPreview }}
        isAdding={adding.isBusy}
        onPreview={setPreview}
        onAsked={() => notes.current?.scrollIntoView({ block: 'start' })}
        onImport={importIt}
      />
      <div className="mx-auto grid w-full grid-cols-1 gap-4 py-5">
        <div ref={notes} className="scroll-mt-40 empty:hidden">
          <ArticleNotes desk={desk} onAsNew={onAsNew} />
        </div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="text-sm text-ink-soft">{stateOf(doc)}</p>
          {text.trim() === '' && (
            <Button size="small" onClick={importIt}>
              <FileInput size={16} aria-hidden="true" />
              {importMessages.open}
            </Button>
          )}
        </div>
        <TitleField
          desk={desk}
          maxLength={articleLimits.title}
          onEnter={() => field.current?.focus()}
        />
        <FactsPart desk={desk} />
        <WritingPart
          maxLength={articleLimits.text}
          {...{ desk, pictures, adding, field, isPreview }}
        />
      </div>
      {isImporting && <ImportDialog {...{ desk, pictures }} onClose={() => setImporting(false)} />}
    </>
  );
};

/** The article as the server has it; a new one of a space it does not have yet. */
const useOpened = ({ token }: SignedIn, articleid: string, space: string | null) => {
  const [opened, setOpened] = useState<EditedArticle | null>(() =>
    space === null ? null : blankArticle(articleid, space),
  );
  const [failure, setFailure] = useState<Failure | null>(null);
  const read = useCallback(
    (signal?: AbortSignal) => ask(articleCalls.read, { token, params: { articleid }, signal }),
    [token, articleid],
  );
  const take = useCallback((told: Result<EditedArticle>): void => {
    setFailure(told.ok ? null : told.error);
    if (told.ok) setOpened(told.value);
  }, []);
  useEffect(() => {
    if (space !== null) return;
    const stop = new AbortController();
    const { signal } = stop;
    void read(signal).then((told) => {
      if (!signal.aborted) take(told);
    });
    return () => stop.abort();
  }, [space, read, take]);
  return { opened, failure, retry: () => void read().then(take) };
};

const Open = ({ who, articleid }: { who: SignedIn; articleid: string }) => {
  const [params] = useSearchParams();
  // Its address loses the space while it is open; it is new all the same.
  const [space] = useState(params.get('space'));
  const { opened, failure, retry } = useOpened(who, articleid, space);
  if (opened !== null) return <Editor who={who} article={opened} isNew={space !== null} />;
  if (failure !== null)
    return (
      <NotOpened
        failure={failure}
        onRetry={retry}
        words={words}
        way={{ to: '/', name: words.toHome }}
      />
    );
  return <Skeleton label={words.loading} />;
};

/** Where moderators of a space write an article of it, a new one or one that is there. */
export const ArticleEditPage = () => {
  const { htmlid = '' } = useParams();
  const who = useAccount();
  if (who === null) return null;
  return (
    <main className="mx-auto w-full max-w-[90rem] px-4 narrow:px-6">
      <Open key={`${who.userid} ${htmlid}`} who={who} articleid={htmlid} />
    </main>
  );
};
