import type { ArticleContent } from '@sets/shared/article/article.contract.ts';
import { authorsLine } from '../authors-line.ts';
import { editMessages } from '../edit.messages.ts';

const words = editMessages.lines;

/** What of an article stands besides its title and text. */
export const articleLines = ({ authors, source }: ArticleContent): readonly string[] => [
  words.authors(authorsLine(authors)),
  words.source(source),
];
