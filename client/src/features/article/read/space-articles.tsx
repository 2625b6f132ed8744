import { articleCalls } from '@sets/shared/article/article.calls.ts';
import type { ArticleLine } from '@sets/shared/article/article.contract.ts';
import { PenLine, Pencil } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ask } from '../../../core/api.ts';
import { longDay } from '../../../core/locale.ts';
import { newKey } from '../../../core/new-id.ts';
import { useAsked } from '../../../core/use-asked.ts';
import { useSending } from '../../../core/use-sending.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { MathText } from '../../../ui/math/math-text.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast.ts';
import { exactTime } from '../../../ui/when.ts';
import { useToken } from '../../account/account.store.ts';
import { articlePaths } from '../article-paths.ts';
import { listMessages as words, readMessages } from './read.messages.ts';

/** Beyond so many, a list names only the first ones. */
const namedAuthors = 3;

const authorsLine = (authors: readonly string[]): string =>
  authors.length <= namedAuthors
    ? authors.join(', ')
    : words.andOthers(
        authors.slice(0, namedAuthors - 1).join(', '),
        authors.length - namedAuthors + 1,
      );

const Facts = ({ line: { authors, publishedAt, minutes } }: { line: ArticleLine }) => (
  <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
    {publishedAt === null && (
      <span className="rounded-full bg-sunken px-3 py-0.5 font-medium text-ink">{words.draft}</span>
    )}
    {authors.length > 0 && <bdi className="[overflow-wrap:anywhere]">{authorsLine(authors)}</bdi>}
    {publishedAt !== null && (
      <time dateTime={publishedAt}>{longDay.format(Date.parse(publishedAt))}</time>
    )}
    <span>{readMessages.minutes(minutes)}</span>
  </p>
);

const title = ({ title: said }: ArticleLine): string => said || words.noTitle;

interface RowProps {
  readonly line: ArticleLine;
  readonly mayEdit: boolean;
}

const Row = ({ line, mayEdit }: RowProps) => {
  const { articleid, publishedAt, summary } = line;
  const path = publishedAt === null ? articlePaths.edit(articleid) : articlePaths.view(articleid);
  return (
    <li className="relative flex items-start gap-2 border-t border-line py-4">
      <div className="grid min-w-0 grow grid-cols-1 gap-1">
        <h3 dir="auto" className="text-lg leading-snug font-semibold [overflow-wrap:anywhere]">
          <Link
            to={path}
            // All of the row leads there, but for what else is in it.
            className="rounded-sm after:absolute after:inset-0 hover:text-people-ink"
          >
            <MathText text={title(line)} />
          </Link>
        </h3>
        {summary !== '' && (
          <p dir="auto" className="line-clamp-2 text-ink-soft [overflow-wrap:anywhere]">
            {summary}
          </p>
        )}
        <Facts line={line} />
      </div>
      {mayEdit && publishedAt !== null && (
        <Link
          to={articlePaths.edit(articleid)}
          aria-label={words.edit(title(line))}
          title={words.edit(title(line))}
          className="relative grid size-12 flex-none place-items-center rounded-md text-ink-soft hover:bg-sunken hover:text-ink"
        >
          <Pencil size={18} aria-hidden="true" />
        </Link>
      )}
    </li>
  );
};

interface RemovedRowProps {
  readonly line: ArticleLine;
  readonly onBack: () => Promise<void>;
}

/** One that was removed and can be put back. */
const RemovedRow = ({ line, onBack }: RemovedRowProps) => {
  const token = useToken();
  const { isBusy, send } = useSending();
  const putBack = (): void =>
    void send(async () => {
      const params = { articleid: line.articleid };
      const read = await ask(articleCalls.read, { token, params });
      const told = read.ok
        ? await ask(articleCalls.putBack, {
            token,
            params,
            body: { revision: read.value.revision },
          })
        : read;
      if (!told.ok) toast.error(told.error.msg);
      await onBack();
    });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line py-3">
      <div className="min-w-0 grow">
        <h3 dir="auto" className="font-medium text-ink-soft [overflow-wrap:anywhere]">
          <MathText text={title(line)} />
        </h3>
        <p className="text-sm text-ink-soft">{words.removed(exactTime(line.removedUntil ?? ''))}</p>
      </div>
      <Button size="small" aria-disabled={isBusy} onClick={putBack}>
        {words.putBack}
      </Button>
    </li>
  );
};

interface SpaceArticlesProps {
  readonly moduleid: string;
  readonly mayEdit: boolean;
}

/** The articles of a space, and for its moderators the way to a new one. Nothing where others find none. */
export const SpaceArticles = ({ moduleid, mayEdit }: SpaceArticlesProps) => {
  const token = useToken();
  // A link that is pressed twice leads to the same new article.
  const [fresh] = useState(newKey);
  const { data, failure, reload } = useAsked(articleCalls.list, { token, params: { moduleid } });
  const articles = data?.articles ?? [];
  if (!mayEdit && failure === null && articles.length === 0) return null;
  return (
    <section aria-labelledby="articles" className="grid grid-cols-1 gap-4">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <h2 id="articles" className="text-2xl font-semibold tracking-[-0.02em]">
          {words.title}
        </h2>
        {mayEdit && (
          <Link
            to={articlePaths.create(fresh, moduleid)}
            className={buttonClass('outline', 'small')}
          >
            <PenLine size={16} aria-hidden="true" />
            {words.write}
          </Link>
        )}
      </header>
      {data === null && failure === null && <Skeleton label={words.loading} isPart />}
      {data === null && failure !== null && (
        <div className="grid justify-items-start gap-3">
          <p role="alert">{words.failed(failure.msg)}</p>
          <Button size="small" onClick={() => void reload()}>
            {words.retry}
          </Button>
        </div>
      )}
      {data !== null && articles.length === 0 && <p className="text-ink-soft">{words.none}</p>}
      {articles.length > 0 && (
        <ul>
          {articles.map((line) =>
            line.removedUntil === null ? (
              <Row key={line.articleid} line={line} mayEdit={mayEdit} />
            ) : (
              <RemovedRow key={line.articleid} line={line} onBack={reload} />
            ),
          )}
        </ul>
      )}
    </section>
  );
};
