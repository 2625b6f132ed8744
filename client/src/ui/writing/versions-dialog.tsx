import { ArrowLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { isSame, type WrittenContent } from '../../core/writing/written.ts';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog.tsx';
import { Difference } from '../difference.tsx';
import { Skeleton } from '../skeleton.tsx';
import { toast } from '../toast.ts';
import { ago, exactTime } from '../when.ts';
import { FurtherDifferences, type FurtherLines } from './further-lines.tsx';
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

interface Version {
  readonly version: number;
  readonly at: string;
  readonly title: string;
  readonly characters: number;
  readonly isPublished: boolean;
}

/** What was asked for. */
interface Told<Data> {
  readonly data: Data | null;
  readonly failure: { readonly msg: string } | null;
  readonly reload: () => Promise<void>;
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

interface VersionListProps {
  readonly list: Told<{ readonly versions: readonly Version[] }>;
  readonly onOpen: (version: Version) => void;
}

const VersionList = ({ list: { data, failure, reload }, onOpen }: VersionListProps) => {
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

const lineClass = 'whitespace-pre-wrap [overflow-wrap:anywhere]';

interface ChangesProps<Content> {
  readonly before: Content;
  readonly after: Content;
  readonly linesOf: FurtherLines<Content>;
}

/** What changed since a version, in title, text, and what else there is. */
const Changes = <Content extends WrittenContent>({
  before,
  after,
  linesOf,
}: ChangesProps<Content>) => (
  <div className="grid grid-cols-1 gap-2 rounded-md border border-line px-4 py-3">
    <p dir="auto" className={`${lineClass} text-lg font-semibold`}>
      <Difference before={before.title} after={after.title} />
    </p>
    <FurtherDifferences {...{ before, after, linesOf }} />
    <p dir="auto" className={lineClass}>
      <Difference before={before.text} after={after.text} isShort />
    </p>
  </div>
);

interface VersionsDialogProps<Content extends WrittenContent> {
  readonly list: VersionListProps['list'];
  /** The one that is shown whole, where that was asked for. */
  readonly one: Told<{ readonly content: Content }>;
  readonly onOpen: (version: number | null) => void;
  readonly desk: {
    readonly saver: { replace(content: Content): void; bringBack(): void };
    readonly state: { readonly draft: { readonly content: Content } };
  };
  readonly linesOf: FurtherLines<Content>;
  readonly onClose: () => void;
}

interface OneVersionProps<Content extends WrittenContent> extends VersionsDialogProps<Content> {
  readonly version: Version;
  readonly onBack: () => void;
}

const OneVersion = <Content extends WrittenContent>(props: OneVersionProps<Content>) => {
  const { desk, version, one, linesOf, onBack, onClose } = props;
  const { data, failure, reload } = one;
  const now = desk.state.draft.content;
  const use = (content: Content): void => {
    desk.saver.replace(content);
    toast.custom(words.used, { text: words.undo, onAct: () => desk.saver.bringBack() });
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
          <Changes before={data.content} after={now} linesOf={linesOf} />
          <Button look="primary" className="justify-self-start" onClick={() => use(data.content)}>
            {words.use}
          </Button>
        </>
      )}
    </div>
  );
};

/** Earlier versions of what is written: what changed since each, and the way back to it. */
export const VersionsDialog = <Content extends WrittenContent>(
  props: VersionsDialogProps<Content>,
) => {
  const [version, setVersion] = useState<Version | null>(null);
  const open = (next: Version | null): void => {
    setVersion(next);
    props.onOpen(next?.version ?? null);
  };
  return (
    <Dialog title={words.title} isWide onClose={props.onClose} closesOnBackdrop>
      {version === null ? (
        <VersionList list={props.list} onOpen={open} />
      ) : (
        <OneVersion {...props} version={version} onBack={() => open(null)} />
      )}
    </Dialog>
  );
};
