import type { LogEntry, LogPaper } from '@sets/shared/weeklog/weeklog.contract.ts';
import { BookOpen, Download, ExternalLink, FileText, Pencil, Trash2, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button, IconButton } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { formatBytes } from '../../../ui/format-bytes.ts';
import { Markdown } from '../../../ui/markdown/markdown.tsx';
import { ago, exactTime } from '../../../ui/when.ts';
import { weeklogPaths } from '../weeklog-paths.ts';
import { weeklogMessages as words } from '../weeklog.messages.ts';
import { downloadFile } from './download.ts';
import { useEntryRemoval } from './use-weeklog.ts';

const line =
  'flex min-h-12 w-full min-w-0 items-start gap-3 rounded-md px-3 py-3 text-start hover:bg-sunken [&>svg]:mt-0.5 [&>svg]:flex-none';

const List = ({ label, children }: { label: string; children: ReactNode }) => (
  <ul aria-label={label} className="-mx-3 grid grid-cols-1">
    {children}
  </ul>
);

interface NamedProps {
  readonly name: string;
  readonly isStrong?: boolean;
  /** How much it is, or what. */
  readonly fact: string;
}

/** A name, and behind it what is said of it, or below where they have no room in one line. */
const Named = ({ name, isStrong = false, fact }: NamedProps) => (
  <span className="flex min-w-0 grow flex-wrap items-baseline gap-x-3 [overflow-wrap:anywhere]">
    <span dir="auto" className={classNames('min-w-0', isStrong && 'font-medium')}>
      {name}
    </span>
    {fact !== '' && <span className="min-w-0 text-sm text-ink-soft">{fact}</span>}
  </span>
);

const factOf = (paper: LogPaper): string => {
  if (paper.kind === 'article') return paper.isClosed ? words.closedArticle : words.article;
  return paper.pages > 0 ? words.pages(paper.pages) : formatBytes(paper.bytes);
};

const Papers = ({ entry }: { entry: LogEntry }) =>
  entry.papers.length === 0 ? null : (
    <List label={words.papers}>
      {entry.papers.map((paper) => (
        <li key={paper.paperid}>
          <Link to={weeklogPaths.paper(entry, paper.paperid)} className={line}>
            {paper.kind === 'pdf' ? (
              <FileText size={20} aria-hidden="true" className="text-people-ink" />
            ) : (
              <BookOpen size={20} aria-hidden="true" className="text-people-ink" />
            )}
            <Named isStrong name={paper.title} fact={factOf(paper)} />
          </Link>
        </li>
      ))}
    </List>
  );

const hostOf = (address: string): string => (URL.canParse(address) ? new URL(address).host : '');

const Links = ({ links }: Pick<LogEntry, 'links'>) =>
  links.length === 0 ? null : (
    <List label={words.links}>
      {links.map(({ address, title }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- the same address may stand there twice
        <li key={`${at} ${address}`}>
          <a href={address} target="_blank" rel="noopener noreferrer nofollow" className={line}>
            <ExternalLink size={20} aria-hidden="true" className="text-ink-soft" />
            <Named name={title || address} fact={title === '' ? '' : hostOf(address)} />
          </a>
        </li>
      ))}
    </List>
  );

const Files = ({ entry: { logid, files } }: { entry: LogEntry }) =>
  files.length === 0 ? null : (
    <List label={words.files}>
      {files.map((file) => (
        <li key={file.logfileid}>
          <button
            type="button"
            title={words.download(file.name)}
            onClick={() => void downloadFile(logid, file)}
            className={line}
          >
            <Download size={20} aria-hidden="true" className="text-ink-soft" />
            <span className="sr-only">{words.downloads}</span>
            <Named name={file.name} fact={formatBytes(file.bytes)} />
          </button>
        </li>
      ))}
    </List>
  );

interface EntryCardProps {
  readonly entry: LogEntry;
  readonly mayEdit: boolean;
  readonly onEdit: () => void;
}

const Removed = ({ entry, until }: { entry: LogEntry; until: string }) => {
  const { putBack, isBusy } = useEntryRemoval();
  return (
    <div
      tabIndex={-1}
      data-entry
      className="flex scroll-mt-24 flex-wrap items-center justify-between gap-3 rounded-md bg-sunken px-4 py-2"
    >
      <p className="text-ink-soft">{words.isRemoved(exactTime(until))}</p>
      <Button size="small" aria-disabled={isBusy} onClick={() => void putBack(entry)}>
        <Undo2 size={18} aria-hidden="true" />
        {words.putBack}
      </Button>
    </div>
  );
};

const Foot = ({ entry, mayEdit, onEdit }: EntryCardProps) => {
  const { remove } = useEntryRemoval();
  const { by, at, editedAt } = entry;
  const facts = [by === null ? null : words.by(by.username), ago(at)];
  if (editedAt !== null) facts.push(words.edited);
  return (
    <div className="flex min-h-10 items-center justify-between gap-x-4">
      <p className="min-w-0 text-sm text-ink-soft">
        {facts.filter((fact) => fact !== null).join(' · ')}
      </p>
      {mayEdit && (
        <div className="-me-2 flex flex-none">
          <IconButton label={words.edit} onClick={onEdit}>
            <Pencil size={18} aria-hidden="true" />
          </IconButton>
          <IconButton label={words.remove} onClick={() => void remove(entry)}>
            <Trash2 size={18} aria-hidden="true" />
          </IconButton>
        </div>
      )}
    </div>
  );
};

/** What was done once, with what belongs to it. */
export const EntryCard = (props: EntryCardProps) => {
  const { entry } = props;
  if (entry.removedUntil !== null) return <Removed entry={entry} until={entry.removedUntil} />;
  return (
    <article
      tabIndex={-1}
      data-entry
      className="grid scroll-mt-24 grid-cols-1 gap-3 rounded-lg border-[1.5px] border-line bg-raised px-5 pt-4 pb-2 [overflow-wrap:anywhere]"
    >
      {entry.text !== '' && <Markdown text={entry.text} className="max-w-[41rem]" />}
      <Papers entry={entry} />
      <Links links={entry.links} />
      <Files entry={entry} />
      <Foot {...props} />
    </article>
  );
};
