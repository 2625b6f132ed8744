import { ArrowLeft, Ellipsis, Eye, Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { WritingState } from '../../core/writing/writing-state.ts';
import type { Written, WrittenContent } from '../../core/writing/written.ts';
import { IconButton } from '../button.tsx';
import { SaveState } from './save-state.tsx';
import { writingMessages as words } from './writing.messages.ts';

interface WritingBarProps<Content extends WrittenContent> {
  readonly back: { readonly to: string; readonly text: string };
  readonly desk: { readonly state: WritingState<Written<Content>, Content> };
  readonly isPreview: boolean;
  readonly onPreview: (isPreview: boolean) => void;
  /** Somebody wants to see what is to be decided. */
  readonly onAsked: () => void;
  readonly onMore: () => void;
  /** The next step, and the dialogs. */
  readonly children: ReactNode;
}

/** Where what is typed is, and what can be done with all of it. */
export const WritingBar = <Content extends WrittenContent>(props: WritingBarProps<Content>) => {
  const { back, desk, isPreview, onPreview, onAsked, onMore, children } = props;
  const PreviewIcon = isPreview ? Pencil : Eye;
  return (
    // It goes up with the bar of the app; while it does, nothing is seen above it.
    <div className="sticky top-(--app-bar-seen) z-4 -mx-4 flex min-h-14 items-center gap-1 border-b border-line bg-paper px-4 transition-[top] duration-250 ease-settle before:absolute before:inset-x-0 before:bottom-full before:h-(--app-bar-height) before:bg-paper narrow:-mx-6 narrow:px-6">
      {/* On the narrowest phones there is room for what it says of saving. */}
      <Link
        to={back.to}
        aria-label={back.text}
        title={back.text}
        className="-ms-3 grid size-12 flex-none max-[379.98px]:hidden place-items-center rounded-md text-ink-soft hover:bg-sunken hover:text-ink"
      >
        <ArrowLeft size={20} aria-hidden="true" />
      </Link>
      <div className="min-w-0 grow">
        <SaveState desk={desk} onAsked={onAsked} />
      </div>
      <IconButton
        label={isPreview ? words.write : words.preview}
        className="min-[1000px]:hidden"
        onClick={() => onPreview(!isPreview)}
      >
        <PreviewIcon size={20} aria-hidden="true" />
      </IconButton>
      <IconButton label={words.more} aria-haspopup="dialog" className="me-1" onClick={onMore}>
        <Ellipsis size={20} aria-hidden="true" />
      </IconButton>
      {children}
    </div>
  );
};
