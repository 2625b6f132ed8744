import '../../../ui/markdown/reading.css';
import type { Article } from '@sets/shared/article/article.contract.ts';
import { useCallback } from 'react';
import { Markdown } from '../../../ui/markdown/markdown.tsx';
import { goToNamed, nameHeadings } from '../../../ui/markdown/name-headings.ts';
import { useArticlePictures } from '../use-article-pictures.ts';

interface ArticleTextProps {
  readonly article: Pick<Article, 'articleid' | 'text'>;
  /** Called when the text is drawn, with its headings named; the same function as long as it does the same. */
  readonly onDrawn?: ((text: HTMLElement) => void) | undefined;
}

/** The text of an article, as a page to read. */
export const ArticleText = ({ article: { articleid, text }, onDrawn }: ArticleTextProps) => {
  const { fetchPicture } = useArticlePictures(articleid);
  const drawn = useCallback(
    (place: HTMLElement): void => {
      nameHeadings(place);
      onDrawn?.(place);
      goToNamed(place, window.location.hash);
    },
    [onDrawn],
  );
  return <Markdown text={text} fetchPicture={fetchPicture} onDrawn={drawn} className="post-text" />;
};
