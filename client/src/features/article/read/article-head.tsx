import type { Article } from '@sets/shared/article/article.contract.ts';
import { longDay } from '../../../core/locale.ts';
import { MathText } from '../../../ui/math/math-text.tsx';
import { readMessages as words } from './read.messages.ts';

const names = new Intl.ListFormat('en', { style: 'long', type: 'conjunction' });

const Day = ({ at }: { at: string }) => <time dateTime={at}>{longDay.format(Date.parse(at))}</time>;

/** The server of an address, as one speaks of it. */
const hostOf = (address: string): string => {
  try {
    return new URL(address).hostname.replace(/^www\./, '');
  } catch {
    return address;
  }
};

/** Title, who wrote it and when, how long it is, and where it is from. */
export const ArticleHead = ({ article }: { article: Article }) => {
  const { title, authors, publishedAt, editedAt, minutes, source } = article;
  return (
    <header className="grid grid-cols-1 gap-4">
      <h1
        dir="auto"
        className="text-4xl leading-[1.1] font-bold tracking-[-0.035em] [overflow-wrap:anywhere] narrow:text-5xl print:text-3xl"
      >
        <MathText text={title} />
      </h1>
      {authors.length > 0 && (
        <p dir="auto" className="text-lg font-medium [overflow-wrap:anywhere]">
          {names.format(authors)}
        </p>
      )}
      <p className="flex flex-wrap gap-x-3 text-sm text-ink-soft">
        <span>
          <Day at={publishedAt} /> · {words.minutes(minutes)}
        </span>
        {editedAt !== null && (
          <span>
            {words.editedOn} <Day at={editedAt} />
          </span>
        )}
        {source !== '' && (
          <span className="[overflow-wrap:anywhere]">
            {words.source}{' '}
            <a
              href={source}
              target="_blank"
              rel="noopener noreferrer nofollow ugc"
              className="rounded-sm text-people-ink underline underline-offset-4"
            >
              {hostOf(source)}
            </a>
          </span>
        )}
      </p>
    </header>
  );
};
