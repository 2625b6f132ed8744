import { blogCalls } from '@sets/shared/blog/blog.calls.ts';
import { blogLimits, type OwnPost } from '@sets/shared/blog/blog.contract.ts';
import type { Failure, Result } from '@sets/shared/core/result.ts';
import { tagLimits, tagOf } from '@sets/shared/core/tags.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { ask } from '../../../core/api.ts';
import type { SignedIn } from '../../../core/root/auth-slice.ts';
import { useWritingId } from '../../../core/writing/use-writing-id.ts';
import { isUnsaved } from '../../../core/writing/writing-state.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { NotOpened } from '../../../ui/not-opened.tsx';
import { PageNote } from '../../../ui/page-note.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { TagsField } from '../../../ui/tags-field.tsx';
import { useTitle } from '../../../ui/use-title.ts';
import { exactTime } from '../../../ui/when.ts';
import { PutBackButton } from '../../../ui/writing/put-back-button.tsx';
import { TitleField } from '../../../ui/writing/title-field.tsx';
import { usePictureAdding } from '../../../ui/writing/use-picture-adding.ts';
import { useTextPictures } from '../../../ui/writing/use-text-pictures.ts';
import { WritingPart } from '../../../ui/writing/writing-part.tsx';
import { useAccount } from '../../account/account.store.ts';
import { useFetchPicture } from '../../account/use-fetch-picture.ts';
import { blogPaths } from '../blog-paths.ts';
import { editMessages as words } from './edit.messages.ts';
import { CoverPart } from './parts/cover-part.tsx';
import { EditBar } from './parts/edit-bar.tsx';
import { PostNotes } from './parts/post-notes.tsx';
import { keptPostDraft } from './saving/kept-post-draft.ts';
import { blankPost, newBlogid } from './saving/post-content.ts';
import { type PostDesk, usePostSaver } from './use-post-saver.ts';

/** Once something is typed, the address names the post: a reload finds it. */
const useNamedAddress = ({ state }: PostDesk, isNamed: boolean): void => {
  const navigate = useNavigate();
  const { blogid, revision } = state.doc;
  const isBegun = revision > 0 || isUnsaved(state);
  useEffect(() => {
    if (isBegun && !isNamed) void navigate(blogPaths.edit(blogid), { replace: true });
  }, [isBegun, isNamed, blogid, navigate]);
};

/** What is typed becomes a post of its own, where the one that it was of is gone. */
const useAsNew = ({ userid }: SignedIn, { state }: PostDesk) => {
  const navigate = useNavigate();
  return (): void => {
    const blogid = newBlogid();
    const { content } = state.draft;
    const base = blankPost(blogid).content;
    keptPostDraft(userid, blogid).keep({ content, base, sent: [], aside: null });
    keptPostDraft(userid, state.doc.blogid).keep(null);
    void navigate(blogPaths.edit(blogid), { replace: true });
  };
};

const stateOf = ({ published, audience }: OwnPost): string => {
  if (published === null) return words.state.draft;
  const { seen } = words.publish.audiences[audience];
  return published.differs ? `${seen} ${words.state.differs}` : seen;
};

const Removed = ({ desk: { saver, state } }: { desk: PostDesk }) => {
  const { removedUntil } = state.doc;
  return (
    <PageNote title={words.removed.title} text={words.removed.text(exactTime(removedUntil ?? ''))}>
      <PutBackButton
        look="primary"
        text={words.removed.back}
        onPutBack={() => saver.change({ kind: 'putBack' })}
      />
      <Link to={blogPaths.feed} className={buttonClass()}>
        {words.toBlogs}
      </Link>
    </PageNote>
  );
};

interface EditorProps {
  readonly who: SignedIn;
  readonly post: OwnPost;
  readonly isNamed: boolean;
}

const Editor = ({ who, post: told, isNamed }: EditorProps) => {
  const desk = usePostSaver(who, told);
  const { doc: post, draft, problem } = desk.state;
  const [isPreview, setPreview] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const notes = useRef<HTMLDivElement>(null);
  const showNotes = (): void => notes.current?.scrollIntoView({ block: 'start' });
  const pictures = useTextPictures(useFetchPicture());
  const adding = usePictureAdding(desk, pictures, field);
  useNamedAddress(desk, isNamed);
  const onAsNew = useAsNew(who, desk);
  useTitle(draft.content.title === '' ? words.newPost : words.titled(draft.content.title));
  if (post.removedUntil !== null && problem === null) return <Removed desk={desk} />;
  return (
    <>
      <h1 className="only-spoken">{post.revision === 0 ? words.newPost : words.editPost}</h1>
      <EditBar
        {...{ desk, isPreview }}
        isAdding={adding.isBusy}
        onPreview={setPreview}
        onAsked={showNotes}
      />
      <div className="mx-auto grid w-full grid-cols-1 gap-4 py-5">
        <div ref={notes} className="scroll-mt-40 empty:hidden">
          <PostNotes desk={desk} onAsNew={onAsNew} />
        </div>
        <CoverPart desk={desk} pictures={pictures}>
          {post.takenDown === null && (
            <p className="min-w-40 grow text-sm text-ink-soft">{stateOf(post)}</p>
          )}
        </CoverPart>
        <TitleField
          desk={desk}
          maxLength={blogLimits.title}
          onEnter={() => field.current?.focus()}
        />
        <TagsField
          tagOf={tagOf}
          limits={tagLimits}
          tags={draft.content.tags}
          onChange={(tags) => desk.saver.edit({ tags })}
        />
        <WritingPart
          maxLength={blogLimits.text}
          {...{ desk, pictures, adding, field, isPreview }}
        />
      </div>
    </>
  );
};

/** The post as the server has it; where it is not reached, what this tab kept is gone on with. */
const useOpened = ({ userid, token }: SignedIn, blogid: string, isNew: boolean) => {
  const [opened, setOpened] = useState<OwnPost | null>(() => (isNew ? blankPost(blogid) : null));
  const [failure, setFailure] = useState<Failure | null>(null);
  const read = useCallback(
    (signal?: AbortSignal) => ask(blogCalls.read, { token, params: { blogid }, signal }),
    [token, blogid],
  );
  const take = useCallback(
    (told: Result<OwnPost>): void => {
      const kept = told.ok ? null : keptPostDraft(userid, blogid).find();
      setFailure(told.ok ? null : told.error);
      if (told.ok) setOpened(told.value);
      else if (kept !== null) setOpened(blankPost(blogid, kept.base));
    },
    [userid, blogid],
  );
  useEffect(() => {
    if (isNew) return;
    const stop = new AbortController();
    const { signal } = stop;
    void read(signal).then((told) => {
      if (!signal.aborted) take(told);
    });
    return () => stop.abort();
  }, [isNew, read, take]);
  return { opened, failure, retry: () => void read().then(take) };
};

interface OpenPostProps {
  readonly who: SignedIn;
  readonly blogid: string;
  readonly isNamed: boolean;
}

const OpenPost = ({ who, blogid, isNamed }: OpenPostProps) => {
  // A new one gets its name while it is open; it is new all the same.
  const [isNew] = useState(!isNamed);
  const { opened, failure, retry } = useOpened(who, blogid, isNew);
  if (opened !== null) return <Editor who={who} post={opened} isNamed={isNamed} />;
  if (failure !== null)
    return (
      <NotOpened
        failure={failure}
        onRetry={retry}
        words={words}
        way={{ to: blogPaths.feed, name: words.toBlogs }}
      />
    );
  return <Skeleton label={words.loading} />;
};

/** `/blog/publish` and `/blog/edit/:blogid`: where a post is written, a new one or one that is there. */
export const BlogEditPage = () => {
  const { blogid: named } = useParams();
  const who = useAccount();
  const blogid = useWritingId(named);
  if (who === null) return null;
  return (
    <main className="mx-auto w-full max-w-[90rem] px-4 narrow:px-6">
      <OpenPost
        key={`${who.userid} ${blogid}`}
        who={who}
        blogid={blogid}
        isNamed={named !== undefined}
      />
    </main>
  );
};
