import type { Failure } from '@sets/shared/core/result.ts';
import { pathWith } from '@sets/shared/core/call.ts';
import { weeklogCalls } from '@sets/shared/weeklog/weeklog.calls.ts';
import type { LogPaper, Paper } from '@sets/shared/weeklog/weeklog.contract.ts';
import { Download, Printer } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { locale } from '../../../core/locale.ts';
import { useAsked } from '../../../core/use-asked.ts';
import type { Book } from '../../../ui/book/book.ts';
import { printPages } from '../../../ui/book/print-pages.ts';
import type { OnBook } from '../../../ui/book/use-told-book.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { MathText } from '../../../ui/math/math-text.tsx';
import { PageNote } from '../../../ui/page-note.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useTitle } from '../../../ui/use-title.ts';
import { useToken } from '../../account/account.store.ts';
import { LoginLink } from '../../account/login-link.tsx';
import { modulePaths } from '../../module/module-paths.ts';
import { BackLink } from '../../module/parts/back-link.tsx';
import { weeklogMessages } from '../weeklog.messages.ts';
import { downloadPaper } from './download.ts';

const words = weeklogMessages.paper;

type PaperOf<Kind> = Extract<LogPaper, { readonly kind: Kind }>;

/** What other features have for a paper: what draws it, with its notes. */
export interface PaperJoints {
  readonly Pdf: ComponentType<{ paper: PaperOf<'pdf'>; url: string; onBook: OnBook }>;
  readonly Article: ComponentType<{ articleid: string }>;
}

const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });

/** An address that cannot be one is no paper, too; which of the two it is, is not told. */
const isNone = ({ code }: Failure): boolean => code === 'NOT_FOUND' || code === 'BAD_REQUEST';

const NoPaper = ({ failure, onRetry }: { failure: Failure; onRetry: () => void }) => {
  const isVisitor = useToken() === null;
  useTitle(isNone(failure) ? words.unknown : words.failed);
  if (!isNone(failure)) {
    return (
      <PageNote title={words.failed} text={failure.msg}>
        <Button onClick={onRetry}>{words.retry}</Button>
      </PageNote>
    );
  }
  return (
    <PageNote title={words.unknown} text={words.unknownText}>
      {/* It may be there for whoever they are. */}
      {isVisitor ? (
        <LoginLink text={words.login} />
      ) : (
        <Link to="/" className={buttonClass('primary')}>
          {words.toHome}
        </Link>
      )}
    </PageNote>
  );
};

/** Such a paper names itself. */
const isArticleRead = (paper: LogPaper): boolean => paper.kind === 'article' && !paper.isClosed;

interface PdfActsProps {
  readonly paper: PaperOf<'pdf'>;
  readonly logid: string;
  /** Its pages, once they are open. */
  readonly book: Book | null;
}

const PdfActs = ({ paper, logid, book }: PdfActsProps) => (
  <div className="flex flex-wrap gap-2 print:hidden">
    <Button size="small" onClick={() => void downloadPaper(logid, paper)}>
      <Download size={18} aria-hidden="true" />
      {words.download}
    </Button>
    {book !== null && (
      <Button size="small" onClick={() => void printPages(book)}>
        <Printer size={18} aria-hidden="true" />
        {words.print}
      </Button>
    )}
  </div>
);

const Head = ({ told, logid, book }: { told: Paper } & Omit<PdfActsProps, 'paper'>) => {
  const { paper, space, topic, week, at } = told;
  return (
    <header
      className={classNames(
        'grid w-full grid-cols-1 gap-2',
        // As wide as the text below it, which prints its own.
        paper.kind === 'article' && 'mx-auto max-w-[41rem] print:hidden',
      )}
    >
      <BackLink
        to={modulePaths.topic(space.moduleid, topic.topicid)}
        name={`${space.title}: ${topic.title}`}
      />
      {!isArticleRead(paper) && (
        <h1
          dir="auto"
          className="text-[clamp(1.5rem,4vw,2.25rem)] leading-[1.15] font-semibold tracking-[-0.02em] text-balance [overflow-wrap:anywhere]"
        >
          <MathText text={paper.title} />
        </h1>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-ink-soft">
          {words.of(weeklogMessages.week(week), day.format(Date.parse(at)))}
        </p>
        {paper.kind === 'pdf' && <PdfActs {...{ paper, logid, book }} />}
      </div>
      {/* The browser alone prints none of the pages, which are drawn as they are read. */}
      {paper.kind === 'pdf' && <p className="hidden print:block">{words.howToPrint}</p>}
    </header>
  );
};

const Shown = ({ told, logid, Pdf, Article }: { told: Paper; logid: string } & PaperJoints) => {
  const { paper } = told;
  const [book, setBook] = useState<Book | null>(null);
  useTitle(paper.title);
  return (
    <main className="mx-auto grid w-full max-w-[90rem] grid-cols-1 content-start gap-6 px-4 py-6 narrow:py-8 print:max-w-none print:p-0">
      <Head {...{ told, logid, book }} />
      {paper.kind === 'pdf' && (
        <Pdf
          paper={paper}
          url={pathWith(weeklogCalls.pdf.path, { logid, paperid: paper.paperid })}
          onBook={setBook}
        />
      )}
      {paper.kind === 'article' &&
        (paper.isClosed ? (
          <p className="mx-auto w-full max-w-[41rem]">{words.closed}</p>
        ) : (
          <Article articleid={paper.articleid} />
        ))}
    </main>
  );
};

/** A paper of a week, to be read, with notes in its margin. */
export const PaperPage = (joints: PaperJoints) => {
  const { moduleid = '', topicid = '', weekid = '', logid = '', paperid = '' } = useParams();
  const params = { moduleid, topicid, weekid, logid, paperid };
  const { data, failure, reload } = useAsked(weeklogCalls.paper, { token: useToken(), params });
  // What was read before is nobody's any more once the server no longer tells it.
  const isGone = failure !== null && isNone(failure);
  if (data !== null && !isGone)
    return <Shown key={paperid} told={data} {...{ logid }} {...joints} />;
  return (
    <main className="grow">
      {failure === null ? (
        <Skeleton label={words.loading} />
      ) : (
        <NoPaper failure={failure} onRetry={() => void reload()} />
      )}
    </main>
  );
};
