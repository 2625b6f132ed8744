import { articleCalls } from '@sets/shared/article/article.calls.ts';
import type { Article } from '@sets/shared/article/article.contract.ts';
import { useCallback, useEffect, useState } from 'react';
import { useAsked } from '../../../core/use-asked.ts';
import { Button } from '../../../ui/button.tsx';
import {
  Contents,
  fewestHeadings,
  type Heading,
  headingsIn,
} from '../../../ui/markdown/contents.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useToken } from '../../account/account.store.ts';
import { ArticleActs } from './article-acts.tsx';
import { ArticleHead } from './article-head.tsx';
import { ArticleText } from './article-text.tsx';
import { readMessages as words } from './read.messages.ts';

interface ArticleWithinProps {
  readonly articleid: string;
  /** Called when its text is drawn, and with null once it is not there any more; the same function as long as it does the same. */
  readonly onDrawn?: ((text: HTMLElement | null) => void) | undefined;
}

const Shown = ({
  article,
  onDrawn,
}: { article: Article } & Pick<ArticleWithinProps, 'onDrawn'>) => {
  const [headings, setHeadings] = useState<readonly Heading[]>([]);
  const drawn = useCallback(
    (text: HTMLElement): void => {
      setHeadings(headingsIn(text));
      onDrawn?.(text);
    },
    [onDrawn],
  );
  useEffect(() => () => onDrawn?.(null), [onDrawn]);
  return (
    <article className="grid grid-cols-1 gap-6">
      <ArticleHead article={article} />
      <ArticleActs article={article} />
      {headings.length >= fewestHeadings && <Contents headings={headings} />}
      <ArticleText article={article} onDrawn={drawn} />
    </article>
  );
};

/** An article within another page, as a paper in the log of a week. */
export const ArticleWithin = ({ articleid, onDrawn }: ArticleWithinProps) => {
  const token = useToken();
  const { data, failure, reload } = useAsked(articleCalls.view, { token, params: { articleid } });
  // What was read before is nobody's any more once the server no longer tells it.
  const isGone = failure?.code === 'NOT_FOUND';
  if (data !== null && !isGone) return <Shown article={data} onDrawn={onDrawn} />;
  if (failure === null) return <Skeleton label={words.loading} isPart />;
  return (
    <div className="grid justify-items-start gap-3">
      <p role="alert">{isGone ? words.unknown : failure.msg}</p>
      {!isGone && <Button onClick={() => void reload()}>{words.retry}</Button>}
    </div>
  );
};
