import '../../../../ui/markdown/reading.css';
import type { Post } from '@sets/shared/blog/blog.contract.ts';
import { Markdown } from '../../../../ui/markdown/markdown.tsx';
import { useFetchPicture } from '../../../account/use-fetch-picture.ts';
import { goToNamed, nameHeadings } from '../../../../ui/markdown/name-headings.ts';
import { reachWide } from '../../../../ui/markdown/reach-wide.ts';

const onDrawn = (text: HTMLElement): void => {
  nameHeadings(text);
  reachWide(text);
  goToNamed(text, window.location.hash);
};

/** The text of a post, as a page to read. */
export const PostText = ({ text }: Pick<Post, 'text'>) => {
  const fetchPicture = useFetchPicture();
  return (
    <Markdown text={text} fetchPicture={fetchPicture} onDrawn={onDrawn} className="post-text" />
  );
};
