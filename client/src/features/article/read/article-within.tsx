import { articleCalls } from '@sets/shared/article/article.calls.ts';
import { useAsked } from '../../../core/use-asked.ts';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useToken } from '../../account/account.store.ts';
import { ArticleHead } from './article-head.tsx';
import { ArticleText } from './article-text.tsx';
import { readMessages as words } from './read.messages.ts';

interface ArticleWithinProps {
  readonly articleid: string;
  /** Called when its text is drawn; the same function as long as it does the same. */
  readonly onDrawn?: ((text: HTMLElement) => void) | undefined;
}

/** An article within another page, as a paper in the log of a week. */
export const ArticleWithin = ({ articleid, onDrawn }: ArticleWithinProps) => {
  const token = useToken();
  const { data, failure, reload } = useAsked(articleCalls.view, { token, params: { articleid } });
  if (data !== null) {
    return (
      <article className="grid grid-cols-1 gap-8">
        <ArticleHead article={data} />
        <ArticleText article={data} onDrawn={onDrawn} />
      </article>
    );
  }
  if (failure === null) return <Skeleton label={words.loading} isPart />;
  return (
    <div className="grid justify-items-start gap-3">
      <p role="alert">{failure.code === 'NOT_FOUND' ? words.unknown : failure.msg}</p>
      {failure.code !== 'NOT_FOUND' && <Button onClick={() => void reload()}>{words.retry}</Button>}
    </div>
  );
};
