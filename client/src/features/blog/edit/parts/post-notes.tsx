import { Button } from '../../../../ui/button.tsx';
import { DeskNotes } from '../../../../ui/writing/desk-notes.tsx';
import { PutBackButton } from '../../../../ui/writing/put-back-button.tsx';
import { editMessages as words } from '../edit.messages.ts';
import type { PostDesk } from '../use-post-saver.ts';
import { postLines } from './post-lines.ts';

interface PostNotesProps {
  readonly desk: PostDesk;
  /** What is typed becomes a post of its own. */
  readonly onAsNew: () => void;
}

/** What the author of a post has to know or decide before they write on. */
export const PostNotes = ({ desk, onAsNew }: PostNotesProps) => {
  const { doc: post } = desk.state;
  const gone =
    post.removedUntil === null ? (
      <Button onClick={onAsNew}>{words.gone.again}</Button>
    ) : (
      <PutBackButton
        text={words.gone.back}
        onPutBack={() => desk.saver.change({ kind: 'putBack' })}
      />
    );
  return (
    <DeskNotes desk={desk} linesOf={postLines} gone={gone}>
      {post.takenDown !== null && (
        <section className="rounded-md bg-bad-tint px-4 py-3 text-bad [overflow-wrap:anywhere]">
          <h2 className="font-semibold">{words.takenDown.title}</h2>
          <p>{words.takenDown.text}</p>
          {post.takenDown !== '' && <p dir="auto">{words.takenDown.why(post.takenDown)}</p>}
        </section>
      )}
    </DeskNotes>
  );
};
