import { ago } from '../../../ui/when.ts';
import { qnaMessages as words } from '../qna.messages.ts';

interface AuthorLineProps {
  /** Null where it is not told who it was. */
  readonly author: { readonly username: string } | null;
  readonly mine: boolean;
  /** ISO 8601. */
  readonly at: string;
  readonly editedAt?: string | null;
}

/** Who wrote it, and when. A name is what somebody typed: it cannot turn the words around it. */
export const AuthorLine = ({ author, mine, at, editedAt = null }: AuthorLineProps) => (
  <p className="text-sm text-ink-soft [overflow-wrap:anywhere]">
    <bdi>{author?.username ?? words.anonymous}</bdi>
    {mine && ` (${words.you})`}
    {' · '}
    <time dateTime={at}>{ago(at)}</time>
    {editedAt !== null && (
      <>
        {' · '}
        <time dateTime={editedAt}>{words.edited(ago(editedAt))}</time>
      </>
    )}
  </p>
);
