import { History, Redo2, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../../ui/button.tsx';
import { editorMessages as words } from '../editor.messages.ts';
import type { Steps } from '../use-steps.ts';

interface EditorToolsProps {
  readonly steps: Steps;
  /** Null while there are no earlier versions: it is not made yet. */
  readonly onVersions: (() => void) | null;
  /** What else can be done with it. */
  readonly children?: ReactNode;
}

/** What can be done with the writing as a whole. */
export const EditorTools = ({ steps, onVersions, children }: EditorToolsProps) => (
  <div className="flex flex-none gap-1">
    <IconButton
      label={words.undo}
      aria-keyshortcuts="Control+Z"
      isOff={!steps.canUndo}
      onClick={steps.undo}
    >
      <Undo2 size={18} aria-hidden="true" />
    </IconButton>
    <IconButton
      label={words.redo}
      aria-keyshortcuts="Control+Shift+Z"
      isOff={!steps.canRedo}
      onClick={steps.redo}
    >
      <Redo2 size={18} aria-hidden="true" />
    </IconButton>
    <IconButton
      label={words.versions}
      disabled={onVersions === null}
      onClick={onVersions ?? undefined}
    >
      <History size={18} aria-hidden="true" />
    </IconButton>
    {children}
    <output className="only-spoken">{steps.said}</output>
  </div>
);
