import { ago } from '../../../ui/when.ts';
import { qnaMessages as words } from '../qna.messages.ts';

interface AuthorLineProps {
  /** Null where it is not told who it was, or they are gone. */
  readonly author: { readonly username: string } | null;
  /** It was written without a name. */
  readonly anonymous?: boolean;
  readonly mine: boolean;
  /** Of the space. */
  readonly isModerator?: boolean;
  /** In milliseconds since the epoch. */
  readonly at: number;
  readonly editedAt?: number | null;
}

const asItIs = (when: string): string => when;

const Moment = ({ at, says = asItIs }: { at: number; says?: (when: string) => string }) => {
  const date = new Date(at).toISOString();
  return <time dateTime={date}>{says(ago(date))}</time>;
};

/** Who wrote it, and when. A name is what somebody typed: it cannot turn the words around it. */
export const AuthorLine = (props: AuthorLineProps) => {
  const { author, anonymous = false, mine, isModerator = false, at, editedAt = null } = props;
  return (
    <p className="text-sm text-ink-soft [overflow-wrap:anywhere]">
      <bdi>{author?.username ?? (anonymous ? words.anonymous : words.gone)}</bdi>
      {mine && ` (${words.you})`}
      {isModerator && (
        <span className="ml-2 rounded-sm bg-people-tint px-1.5 font-medium text-people-ink">
          {words.moderator}
        </span>
      )}
      {' · '}
      <Moment at={at} />
      {editedAt !== null && (
        <>
          {' · '}
          <Moment at={editedAt} says={words.edited} />
        </>
      )}
    </p>
  );
};
