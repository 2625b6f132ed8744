import { articleCalls } from '@sets/shared/article/article.calls.ts';
import { weeklogLimits } from '@sets/shared/weeklog/weeklog.contract.ts';
import { newKey } from '../../../core/new-id.ts';
import { useAsked } from '../../../core/use-asked.ts';
import { Select } from '../../../ui/select.tsx';
import { weeklogMessages } from '../weeklog.messages.ts';
import type { TypedItem } from './entry-typed.ts';

const words = weeklogMessages.form;

interface ArticleChoiceProps {
  readonly token: string;
  readonly moduleid: string;
  readonly papers: readonly TypedItem[];
  readonly onAdd: (paper: TypedItem) => void;
}

/** Adds a published article of the space as a paper; where there is none, there is nothing to choose. */
export const ArticleChoice = ({ token, moduleid, papers, onAdd }: ArticleChoiceProps) => {
  const { data } = useAsked(articleCalls.list, { token, params: { moduleid } });
  const taken = new Set(
    papers.flatMap(({ from }) => (from.kind === 'article' ? from.articleid : [])),
  );
  const articles = (data?.articles ?? []).filter(
    ({ articleid, publishedAt, removedUntil }) =>
      publishedAt !== null && removedUntil === null && !taken.has(articleid),
  );
  if (articles.length === 0 || papers.length >= weeklogLimits.papers) return null;
  return (
    <Select
      label={words.articles}
      isSmall
      value=""
      choices={[
        { value: '', text: words.noArticle },
        ...articles.map(({ articleid, title }) => ({ value: articleid, text: title })),
      ]}
      onChange={(articleid) => {
        const article = articles.find((each) => each.articleid === articleid);
        if (article === undefined) return;
        onAdd({ id: newKey(), name: article.title, from: { kind: 'article', articleid } });
      }}
    />
  );
};
