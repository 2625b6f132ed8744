import { cheatsheetCalls } from '@sets/shared/cheatsheet/cheatsheet.calls.ts';
import { type Sheet, sheetVersionRef } from '@sets/shared/cheatsheet/cheatsheet.contract.ts';
import type { Failure } from '@sets/shared/core/result.ts';
import { type ComponentType, useId, useState } from 'react';
import { Link, useLocation, useParams, useSearchParams } from 'react-router-dom';
import { useAsked } from '../../../core/use-asked.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Markdown } from '../../../ui/markdown/markdown.tsx';
import { PageNote } from '../../../ui/page-note.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { canTellNear, useNear } from '../../../ui/use-near.ts';
import { useTitle } from '../../../ui/use-title.ts';
import { useToken } from '../../account/account.store.ts';
import { LoginLink } from '../../account/login-link.tsx';
import { sheetPaths } from '../sheet-paths.ts';
import type { Book } from '../../../ui/book/book.ts';
import { PdfReader, PictureReader } from './sheet-readers.tsx';
import { pageMessages as words } from './page/page.messages.ts';
import { SheetActs } from './page/sheet-acts.tsx';
import { SheetHead } from './page/sheet-head.tsx';
import { SheetText } from './page/sheet-text.tsx';
import { useSayOpened } from './page/use-say-opened.ts';
import { OlderNote, VersionsPart } from './page/versions-part.tsx';
import { sheetMessages } from './sheet.messages.ts';
import { useSheetTold } from './sheets-told.ts';

const commentsId = 'comments';

/** What other features have for a cheat sheet. */
export interface SheetJoints {
  /** What was said under it; tells how much that is. */
  readonly Comments: ComponentType<{ sheetid: string; onCount: (count: number) => void }>;
  /** Draw it to report the cheat sheet. */
  readonly Report: ComponentType<{ sheetid: string; onClose: () => void }>;
}

/** An address that cannot be one is no cheat sheet, too; which of the two it is, is not told. */
const isNone = ({ code }: Failure): boolean => code === 'NOT_FOUND' || code === 'BAD_REQUEST';

const NoSheet = ({ failure, onRetry }: { failure: Failure; onRetry: () => void }) => {
  const isVisitor = useToken() === null;
  useTitle(isNone(failure) ? words.unknown : words.failed);
  return isNone(failure) ? (
    <PageNote title={words.unknown} text={words.unknownText}>
      {/* It may be there for whoever they are. */}
      {isVisitor && <LoginLink text={words.login} look="outline" />}
      <Link to={sheetPaths.list} className={buttonClass('primary')}>
        {words.toSheets}
      </Link>
    </PageNote>
  ) : (
    <PageNote title={words.failed} text={failure.msg}>
      <Button onClick={onRetry}>{words.retry}</Button>
    </PageNote>
  );
};

const Tags = ({ tags }: Pick<Sheet, 'tags'>) =>
  tags.length === 0 ? null : (
    <ul aria-label={sheetMessages.tags} className="flex flex-wrap gap-2">
      {tags.map((tag) => (
        <li key={tag} className="min-w-0">
          <Link
            to={sheetPaths.tag(tag)}
            className="flex min-h-10 items-center rounded-full bg-sunken px-4 text-sm [overflow-wrap:anywhere] hover:text-people-ink pointer-coarse:min-h-12"
          >
            <bdi>{sheetMessages.tag(tag)}</bdi>
          </Link>
        </li>
      ))}
    </ul>
  );

const About = ({ sheet: { description, tags } }: { sheet: Sheet }) => {
  const titleId = useId();
  if (description === '' && tags.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className="grid grid-cols-1 gap-3">
      <h2 id={titleId} className="text-2xl font-semibold tracking-[-0.02em]">
        {words.about}
      </h2>
      {description !== '' && <Markdown text={description} className="max-w-[41rem]" />}
      <Tags tags={tags} />
    </section>
  );
};

/** The comments, once somebody has come near them, or came for them; they are for who is signed in. */
const CommentsBelow = ({ sheet, Comments }: { sheet: Sheet } & Pick<SheetJoints, 'Comments'>) => {
  const { hash } = useLocation();
  const [isNear, setNear] = useState(!canTellNear());
  const place = useNear<HTMLDivElement>(!isNear, () => setNear(true));
  const told = useSheetTold();
  const isVisitor = useToken() === null;
  const isWanted = isNear || hash.startsWith(`#${commentsId}`);
  return (
    <div ref={place} id={commentsId} className="min-h-40 max-w-[41rem] scroll-mt-24 print:hidden">
      {isVisitor && (
        <section className="grid grid-cols-1 justify-items-start gap-4">
          <h2 className="text-2xl font-semibold tracking-[-0.02em]">{words.comments}</h2>
          <p className="text-ink-soft">{words.commentsVisitor}</p>
          <LoginLink text={words.login} look="outline" />
        </section>
      )}
      {!isVisitor && isWanted && (
        <Comments
          sheetid={sheet.sheetid}
          onCount={(comments) => {
            if (comments !== sheet.comments) told(sheet.sheetid, { comments });
          }}
        />
      )}
    </div>
  );
};

interface ContentsProps {
  readonly sheet: Sheet;
  readonly onBook: (book: Book | null) => void;
}

const Contents = ({ sheet, onBook }: ContentsProps) => {
  const { contents, version } = sheet;
  if (contents.kind === 'markdown') return <SheetText text={contents.text} />;
  return contents.kind === 'pdf' ? (
    <PdfReader key={version} sheet={sheet} contents={contents} onBook={onBook} />
  ) : (
    <PictureReader key={version} sheet={sheet} contents={contents} onBook={onBook} />
  );
};

const Shown = ({ sheet, Comments, Report }: { sheet: Sheet } & SheetJoints) => {
  const [isReporting, setReporting] = useState(false);
  const [book, setBook] = useState<Book | null>(null);
  useTitle(sheet.title);
  useSayOpened(sheet.sheetid, useToken());
  return (
    <main
      className={classNames(
        'mx-auto grid w-full grid-cols-1 content-start gap-8 px-4 py-6 narrow:py-10 print:max-w-none print:p-0',
        // A text is as wide as one reads; pages are as wide as there is room.
        sheet.contents.kind === 'markdown' ? 'max-w-[43rem]' : 'max-w-5xl',
      )}
    >
      <article className="grid grid-cols-1 gap-5">
        <SheetHead sheet={sheet} />
        <SheetActs
          sheet={sheet}
          book={book}
          commentsId={commentsId}
          onReport={() => setReporting(true)}
        />
        <OlderNote sheet={sheet} />
        <Contents sheet={sheet} onBook={setBook} />
      </article>
      <About sheet={sheet} />
      <VersionsPart sheet={sheet} />
      <CommentsBelow sheet={sheet} Comments={Comments} />
      {isReporting && <Report sheetid={sheet.sheetid} onClose={() => setReporting(false)} />}
    </main>
  );
};

interface AtProps extends SheetJoints {
  readonly sheetid: string;
  readonly version: string | undefined;
}

const At = ({ sheetid, version, ...joints }: AtProps) => {
  const token = useToken();
  const given = { token, params: { sheetid }, query: { version } };
  const { data, failure, reload } = useAsked(cheatsheetCalls.view, given);
  // While another version comes, the one that was read stays.
  const [last, setLast] = useState<Sheet | null>(null);
  if (data !== null && data !== last) setLast(data);
  const shown = data ?? (failure === null ? last : null);
  // What was read before is nobody's any more once the server no longer tells it.
  const isGone = failure !== null && isNone(failure);
  if (shown !== null && !isGone) return <Shown sheet={shown} {...joints} />;
  return (
    <main className="grow">
      {failure === null ? (
        <Skeleton label={words.loading} />
      ) : (
        <NoSheet failure={failure} onRetry={() => void reload()} />
      )}
    </main>
  );
};

/** The version that an address names; what cannot be one is as if it were not there. */
const versionIn = (params: URLSearchParams, sheetid: string): string | undefined => {
  const version = params.get('version') ?? '';
  return sheetVersionRef.safeParse({ sheetid, version }).success ? version : undefined;
};

/** A cheat sheet, as a page to read, with what its readers say below it. Visitors come here, too. */
export const SheetPage = (joints: SheetJoints) => {
  const { id: sheetid = '' } = useParams();
  const [params] = useSearchParams();
  return <At key={sheetid} sheetid={sheetid} version={versionIn(params, sheetid)} {...joints} />;
};
