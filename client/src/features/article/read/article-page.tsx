import { articleCalls } from '@sets/shared/article/article.calls.ts';
import type { Article } from '@sets/shared/article/article.contract.ts';
import type { Failure } from '@sets/shared/core/result.ts';
import { ChevronLeft } from 'lucide-react';
import { type ReactNode, useCallback, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useAsked } from '../../../core/use-asked.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import {
  Contents,
  fewestHeadings,
  type Heading,
  headingsIn,
} from '../../../ui/markdown/contents.tsx';
import { MathText } from '../../../ui/math/math-text.tsx';
import { PageNote } from '../../../ui/page-note.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useTitle } from '../../../ui/use-title.ts';
import { useToken } from '../../account/account.store.ts';
import { LoginLink } from '../../account/login-link.tsx';
import { modulePaths } from '../../module/module-paths.ts';
import { articlePaths } from '../article-paths.ts';
import { ArticleActs } from './article-acts.tsx';
import { ArticleHead } from './article-head.tsx';
import { ArticleText } from './article-text.tsx';
import { readMessages as words } from './read.messages.ts';

/** What other features have for an article. */
export interface ArticleJoints {
  /** What stands beside the text on wide screens, once that is drawn. */
  readonly margin?: (article: Article, text: HTMLElement) => ReactNode;
}

/** An address that cannot be one is no article, too; which of the two it is, is not told. */
const isNone = ({ code }: Failure): boolean => code === 'NOT_FOUND' || code === 'BAD_REQUEST';

const NoArticle = ({ failure, onRetry }: { failure: Failure; onRetry: () => void }) => {
  const isVisitor = useToken() === null;
  useTitle(isNone(failure) ? words.unknown : words.failed);
  return isNone(failure) ? (
    <PageNote title={words.unknown} text={words.unknownText}>
      {/* The same text for who may not read it, who may once they are known. */}
      {isVisitor ? (
        <LoginLink text={words.login} />
      ) : (
        <Link to="/" className={buttonClass('primary')}>
          {words.toHome}
        </Link>
      )}
    </PageNote>
  ) : (
    <PageNote title={words.failed} text={failure.msg}>
      <Button onClick={onRetry}>{words.retry}</Button>
    </PageNote>
  );
};

/** The way back to the space that it belongs to. */
const ToSpace = ({ space: { moduleid, title } }: Pick<Article, 'space'>) => (
  <Link
    to={modulePaths.space(moduleid)}
    className="-ml-1.5 inline-flex min-h-12 max-w-full items-center gap-1 justify-self-start rounded-sm text-ink-soft hover:text-ink narrow:min-h-11 print:ml-0"
  >
    <ChevronLeft size={20} aria-hidden="true" className="flex-none print:hidden" />
    <span dir="auto" className="truncate">
      <MathText text={title} />
    </span>
  </Link>
);

/** One column to read; on wide screens its contents stand before it, and what is noted behind it. */
const columns =
  'min-[80rem]:grid min-[80rem]:grid-cols-[minmax(0,1fr)_41rem_minmax(0,1fr)] min-[80rem]:gap-x-10 print:block';

const Shown = ({ article, margin }: { article: Article } & ArticleJoints) => {
  const [headings, setHeadings] = useState<readonly Heading[]>([]);
  const [drawn, setDrawn] = useState<HTMLElement | null>(null);
  const onDrawn = useCallback((text: HTMLElement): void => {
    setHeadings(headingsIn(text));
    setDrawn(text);
  }, []);
  useTitle(article.title);
  const hasContents = headings.length >= fewestHeadings;
  return (
    <main className="mx-auto w-full max-w-[90rem] px-4 py-6 narrow:py-10 print:max-w-none print:p-0">
      <div className={columns}>
        <div className="max-[79.99rem]:hidden print:hidden">
          {hasContents && (
            <Contents
              headings={headings}
              isBeside
              className="sticky top-[calc(var(--app-bar-height)+1.5rem)] ms-auto max-h-[calc(100dvh-var(--app-bar-height)-3rem)] max-w-72 overflow-y-auto"
            />
          )}
        </div>
        <article className="mx-auto grid w-full max-w-[41rem] grid-cols-1 content-start gap-6 print:max-w-none">
          <ToSpace space={article.space} />
          <ArticleHead article={article} />
          <ArticleActs article={article} />
          {hasContents && <Contents headings={headings} className="min-[80rem]:hidden" />}
          <ArticleText article={article} onDrawn={onDrawn} />
          <p className="hidden text-sm text-ink-soft print:block">
            {window.location.origin + articlePaths.view(article.articleid)}
          </p>
        </article>
        <div className="print:hidden">{drawn !== null && margin?.(article, drawn)}</div>
      </div>
    </main>
  );
};

const At = ({ articleid, ...joints }: { articleid: string } & ArticleJoints) => {
  const token = useToken();
  const { data, failure, reload } = useAsked(articleCalls.view, { token, params: { articleid } });
  // What was read before is nobody's any more once the server no longer tells it.
  const isGone = failure !== null && isNone(failure);
  if (data !== null && !isGone) return <Shown article={data} {...joints} />;
  return (
    <main className="grow">
      {failure === null ? (
        <Skeleton label={words.loading} />
      ) : (
        <NoArticle failure={failure} onRetry={() => void reload()} />
      )}
    </main>
  );
};

/** An article of a space, as a page to read. */
export const ArticlePage = (joints: ArticleJoints) => {
  const { htmlid = '' } = useParams();
  return <At key={htmlid} articleid={htmlid} {...joints} />;
};
