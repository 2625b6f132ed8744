import { Button } from '../../../ui/button.tsx';
import { qnaMessages } from '../qna.messages.ts';

/** In the place of what was deleted, as long as that can be taken back. */
export const RemovedNote = ({ text, onUndo }: { text: string; onUndo: () => void }) => (
  <output className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-sunken px-4 py-3">
    <p>{text}</p>
    <Button size="small" onClick={onUndo}>
      {qnaMessages.undo}
    </Button>
  </output>
);
