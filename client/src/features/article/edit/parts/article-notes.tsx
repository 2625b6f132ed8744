import { Button } from '../../../../ui/button.tsx';
import { DeskNotes } from '../../../../ui/writing/desk-notes.tsx';
import { PutBackButton } from '../../../../ui/writing/put-back-button.tsx';
import { editMessages } from '../edit.messages.ts';
import type { ArticleDesk } from '../use-article-saver.ts';
import { articleLines } from './article-lines.ts';

const words = editMessages.gone;

interface ArticleNotesProps {
  readonly desk: ArticleDesk;
  /** What is typed becomes an article of its own. */
  readonly onAsNew: () => void;
}

/** What has to be known or decided before one writes on. */
export const ArticleNotes = ({ desk, onAsNew }: ArticleNotesProps) => {
  const gone =
    desk.state.doc.removedUntil === null ? (
      <Button onClick={onAsNew}>{words.again}</Button>
    ) : (
      <PutBackButton text={words.back} onPutBack={() => desk.saver.change({ kind: 'putBack' })} />
    );
  return <DeskNotes desk={desk} linesOf={articleLines} gone={gone} />;
};
