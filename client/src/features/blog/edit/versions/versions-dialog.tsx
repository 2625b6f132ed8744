import { blogCalls } from '@sets/shared/blog/blog.calls.ts';
import type { BlogContent, PostVersions } from '@sets/shared/blog/blog.contract.ts';
import { ArrowLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useAsked } from '../../../../core/use-asked.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Difference } from '../../../../ui/difference.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { toast } from '../../../../ui/toast.ts';
import { ago, exactTime } from '../../../../ui/when.ts';
import { useToken } from '../../../account/account.store.ts';
import { isSame } from '../saving/post-content.ts';
import type { PostDesk } from '../use-post-saver.ts';
import { versionsMessages as words } from './versions.messages.ts';

interface FailedProps {
  readonly msg: string;
  readonly onRetry: () => void;
}

const Failed = ({ msg, onRetry }: FailedProps) => (
  <div className="grid justify-items-start gap-3">
    <p role="alert">{msg}</p>
    <Button onClick={onRetry}>{words.retry}</Button>
  </div>
);

type Version = PostVersions['versions'][number];

interface VersionListProps {
  readonly blogid: string;
  readonly onOpen: (version: Version) => void;
}

const VersionRow = ({ version, onOpen }: { version: Version; onOpen: () => void }) => (
  <li>
    <button
      type="button"
      onClick={onOpen}
      className="flex min-h-14 w-full items-center gap-3 rounded-md px-3 py-2 text-start hover:bg-sunken"
    >
      <span className="grid min-w-0 grow grid-cols-1">
        <span dir="auto" className="truncate font-medium">
          {version.title || words.noTitle}
        </span>
        <span className="text-sm text-ink-soft">
          <time dateTime={version.at}>{exactTime(version.at)}</time> ·{' '}
          {words.characters(version.characters)}
        </span>
      </span>
      {version.isPublished && (
        <span className="flex-none rounded-full bg-good-tint px-3 py-0.5 text-sm font-medium text-good">
          {words.published}
        </span>
      )}
      <ChevronRight size={18} aria-hidden="true" className="flex-none text-ink-soft" />
    </button>
  </li>
);

const VersionList = ({ blogid, onOpen }: VersionListProps) => {
  const token = useToken();
  const { data, failure, reload } = useAsked(blogCalls.versions, { token, params: { blogid } });
  if (data === null) {
    if (failure === null) return <Skeleton label={words.loading} isPart />;
    return <Failed msg={failure.msg} onRetry={() => void reload()} />;
  }
  if (data.versions.length === 0) return <p className="text-ink-soft">{words.none}</p>;
  return (
    <>
      <p className="mb-3 text-ink-soft">{words.intro}</p>
      <ol className="-mx-3">
        {data.versions.map((version) => (
          <VersionRow key={version.version} version={version} onOpen={() => onOpen(version)} />
        ))}
      </ol>
    </>
  );
};

const tagsIn = ({ tags }: BlogContent): string =>
  tags.length === 0 ? words.noTags : tags.map((tag) => `#${tag}`).join(' ');

const lineClass = 'whitespace-pre-wrap [overflow-wrap:anywhere]';

/** What changed since a version, in title, tags and text. */
const Changes = ({ before, after }: { before: BlogContent; after: BlogContent }) => (
  <div className="grid grid-cols-1 gap-2 rounded-md border border-line px-4 py-3">
    <p dir="auto" className={`${lineClass} text-lg font-semibold`}>
      <Difference before={before.title} after={after.title} />
    </p>
    {tagsIn(before) !== tagsIn(after) && (
      <p dir="auto" className={`${lineClass} text-sm`}>
        {words.tags} <Difference before={tagsIn(before)} after={tagsIn(after)} />
      </p>
    )}
    <p dir="auto" className={lineClass}>
      <Difference before={before.text} after={after.text} isShort />
    </p>
  </div>
);

interface OneVersionProps {
  readonly desk: PostDesk;
  readonly version: Version;
  readonly onBack: () => void;
  readonly onClose: () => void;
}

const OneVersion = ({ desk, version, onBack, onClose }: OneVersionProps) => {
  const token = useToken();
  const { blogid } = desk.state.post;
  const params = { blogid, version: String(version.version) };
  const { data, failure, reload } = useAsked(blogCalls.version, { token, params });
  const now = desk.state.draft.content;
  const use = (content: BlogContent): void => {
    desk.saver.replace(content);
    toast.success(words.used);
    onClose();
  };
  return (
    <div className="grid grid-cols-1 gap-3">
      <Button size="small" look="plain" className="-ms-3 justify-self-start" onClick={onBack}>
        <ArrowLeft size={16} aria-hidden="true" />
        {words.back}
      </Button>
      <h3 className="text-lg font-semibold">{words.of(ago(version.at))}</h3>
      {data === null && failure === null && <Skeleton label={words.loading} isPart />}
      {data === null && failure !== null && (
        <Failed msg={failure.msg} onRetry={() => void reload()} />
      )}
      {data !== null && isSame(data.content, now) && <p>{words.same}</p>}
      {data !== null && !isSame(data.content, now) && (
        <>
          <p className="text-sm text-ink-soft">{words.changesText}</p>
          <Changes before={data.content} after={now} />
          <Button look="primary" className="justify-self-start" onClick={() => use(data.content)}>
            {words.use}
          </Button>
        </>
      )}
    </div>
  );
};

/** Earlier versions of a post: what changed since each, and the way back to it. */
export const VersionsDialog = ({ desk, onClose }: { desk: PostDesk; onClose: () => void }) => {
  const [version, setVersion] = useState<Version | null>(null);
  return (
    <Dialog title={words.title} isWide onClose={onClose} closesOnBackdrop>
      {version === null ? (
        <VersionList blogid={desk.state.post.blogid} onOpen={setVersion} />
      ) : (
        <OneVersion
          {...{ desk, version, onClose }}
          key={version.version}
          onBack={() => setVersion(null)}
        />
      )}
    </Dialog>
  );
};
