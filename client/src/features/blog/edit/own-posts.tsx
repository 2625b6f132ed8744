import { blogCalls } from '@sets/shared/blog/blog.calls.ts';
import { Download, Upload } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { ask } from '../../../core/api.ts';
import { loadChunk } from '../../../core/chunk.ts';
import { saveFile } from '../../../core/save-file.ts';
import { useSending } from '../../../core/use-sending.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { PageNote } from '../../../ui/page-note.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast.ts';
import { useToken } from '../../account/account.store.ts';
import { blogPaths } from '../blog-paths.ts';
import { ownMessages as words } from './own/own.messages.ts';
import { PostRow } from './own/post-row.tsx';
import { useOwnPosts } from './own/use-own-posts.ts';

const ImportDialog = lazy(async () => ({
  default: (await loadChunk(() => import('./own/import-dialog.tsx'))).ImportDialog,
}));

const ExportButton = ({ token }: { token: string }) => {
  const { isBusy, send } = useSending();
  const save = (): void =>
    void send(async () => {
      const told = await ask(blogCalls.export, { token });
      if (!told.ok) {
        toast.error(told.error.msg);
        return;
      }
      saveFile(told.value, words.exportName);
      toast.success(words.exported);
    });
  return (
    <Button size="small" aria-disabled={isBusy} onClick={save}>
      <Download size={16} aria-hidden="true" />
      {isBusy ? words.exporting : words.export}
    </Button>
  );
};

/** What brings posts in and out. */
const Exchange = ({ token, hasPosts }: { token: string; hasPosts: boolean }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Upload size={16} aria-hidden="true" />
        {words.import}
      </Button>
      {hasPosts && <ExportButton token={token} />}
      <Suspense fallback={null}>
        {isOpen && <ImportDialog token={token} onClose={() => setOpen(false)} />}
      </Suspense>
    </div>
  );
};

type List = ReturnType<typeof useOwnPosts>;

const Rows = ({
  list,
  token,
}: {
  list: List & { posts: NonNullable<List['posts']> };
  token: string;
}) => {
  const { posts, hasMore, more, isLoadingMore, moreFailure } = list;
  if (posts.length === 0) {
    return (
      <PageNote level="h2" title={words.none} text={words.noneText}>
        <Link to={blogPaths.publish} className={buttonClass('primary')}>
          {words.write}
        </Link>
        <Exchange token={token} hasPosts={false} />
      </PageNote>
    );
  }
  return (
    <>
      <Exchange token={token} hasPosts />
      <ul className="grid grid-cols-1 gap-3">
        {posts.map((post) => (
          <PostRow key={post.blogid} post={post} />
        ))}
      </ul>
      <p role="alert" className="text-bad empty:hidden">
        {moreFailure?.msg}
      </p>
      {hasMore && (
        <Button className="justify-self-center" aria-disabled={isLoadingMore} onClick={more}>
          {words.more}
        </Button>
      )}
    </>
  );
};

/** One's own posts, drafts and published ones, and what is taken down, with the reason. */
export const OwnPosts = () => {
  const token = useToken();
  const list = useOwnPosts(token);
  const { posts, failure, reload } = list;
  if (token === null) return null;
  return (
    <section aria-label={words.list} className="grid grid-cols-1 gap-4">
      <h2 className="only-spoken">{words.list}</h2>
      {posts === null && failure === null && <Skeleton label={words.loading} isPart />}
      {posts === null && failure !== null && (
        <PageNote level="h2" title={words.failed} text={failure.msg}>
          <Button look="primary" onClick={() => void reload()}>
            {words.retry}
          </Button>
        </PageNote>
      )}
      {posts !== null && <Rows list={{ ...list, posts }} token={token} />}
    </section>
  );
};
