import { articleCalls } from '@sets/shared/article/article.calls.ts';
import type { ArticleContent, EditedArticle } from '@sets/shared/article/article.contract.ts';
import { ask } from '../../../../core/api.ts';
import type { WritingServer } from '../../../../core/writing/writing-saver.ts';

/** What becomes of an article besides what is typed. */
export interface ArticleChange {
  readonly kind: 'publish' | 'hide' | 'remove' | 'putBack';
}

/** An article of a space that whoever this token is of moderates. */
export const articleServer = (
  { articleid, moduleid }: Pick<EditedArticle, 'articleid' | 'moduleid'>,
  token: string,
): WritingServer<EditedArticle, ArticleContent, ArticleChange> => {
  const params = { articleid };
  return {
    read: () => ask(articleCalls.read, { token, params }),
    keepPicture: (body) => ask(articleCalls.keepPicture, { token, params, body }),
    send: (change, outlivesPage = false) => {
      const given = { token, params, outlivesPage };
      const { revision } = change;
      if (change.kind !== 'save') {
        return ask(articleCalls[change.kind], { ...given, body: { revision } });
      }
      const { content } = change;
      return ask(articleCalls.save, { ...given, body: { moduleid, content, revision } });
    },
  };
};
