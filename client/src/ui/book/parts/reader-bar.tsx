import {
  ChevronLeft,
  ChevronRight,
  Maximize,
  Minimize,
  Minus,
  Moon,
  MoveHorizontal,
  PanelLeft,
  Plus,
  Search,
} from 'lucide-react';
import { IconButton } from '../../button.tsx';
import { readerMessages as words } from '../reader.messages.ts';
import type { BookView } from '../use-book-view.ts';
import { natural, stepped } from '../zoom.ts';
import { PageField } from './page-field.tsx';

/** What of the reader is on. */
export interface ReaderOptions {
  readonly hasThumbs: boolean;
  readonly isSearching: boolean;
  readonly isDark: boolean;
  readonly isFull: boolean;
}

interface ReaderBarProps {
  readonly view: BookView;
  readonly pages: number;
  readonly hasText: boolean;
  readonly options: ReaderOptions;
  readonly onToggle: (option: keyof ReaderOptions) => void;
}

const pressed = 'aria-pressed:bg-people-tint aria-pressed:text-people-ink';

const Pages = ({ view, pages }: Pick<ReaderBarProps, 'view' | 'pages'>) => {
  const { current } = view.shown;
  return (
    <div className="flex items-center gap-1">
      <IconButton
        label={words.previousPage}
        className="max-narrow:hidden"
        isOff={current <= 1}
        onClick={() => view.goTo(current - 1)}
      >
        <ChevronLeft size={20} aria-hidden="true" />
      </IconButton>
      <PageField current={current} pages={pages} onGo={view.goTo} />
      <IconButton
        label={words.nextPage}
        className="max-narrow:hidden"
        isOff={current >= pages}
        onClick={() => view.goTo(current + 1)}
      >
        <ChevronRight size={20} aria-hidden="true" />
      </IconButton>
    </div>
  );
};

const Zoom = ({ view }: Pick<ReaderBarProps, 'view'>) => {
  const { scale, zoom, isFit } = view;
  return (
    <div className="flex items-center">
      <IconButton label={words.zoomOut} onClick={() => zoom(stepped(scale, -1))}>
        <Minus size={20} aria-hidden="true" />
      </IconButton>
      <span aria-live="polite" className="w-12 text-center text-sm text-ink-soft max-narrow:hidden">
        {words.zoom(scale / natural)}
      </span>
      <IconButton label={words.zoomIn} onClick={() => zoom(stepped(scale, 1))}>
        <Plus size={20} aria-hidden="true" />
      </IconButton>
      <IconButton
        label={words.fit}
        aria-pressed={isFit}
        className={`${pressed} max-narrow:hidden`}
        onClick={() => zoom('fit')}
      >
        <MoveHorizontal size={20} aria-hidden="true" />
      </IconButton>
    </div>
  );
};

/** What one does with pages: go, zoom, search, and how they look. */
export const ReaderBar = ({ view, pages, hasText, options, onToggle }: ReaderBarProps) => {
  const { hasThumbs, isSearching, isDark, isFull } = options;
  return (
    <div className="flex flex-none flex-wrap items-center justify-between gap-x-1 border-b border-line bg-raised px-1 py-1 narrow:px-2">
      <div className="flex items-center gap-1">
        <IconButton
          label={words.thumbs}
          aria-pressed={hasThumbs}
          className={pressed}
          onClick={() => onToggle('hasThumbs')}
        >
          <PanelLeft size={20} aria-hidden="true" />
        </IconButton>
        <Pages view={view} pages={pages} />
      </div>
      <Zoom view={view} />
      <div className="flex items-center">
        {hasText && (
          <IconButton
            label={words.search}
            aria-pressed={isSearching}
            className={pressed}
            onClick={() => onToggle('isSearching')}
          >
            <Search size={20} aria-hidden="true" />
          </IconButton>
        )}
        <IconButton
          label={words.dark}
          aria-pressed={isDark}
          className={pressed}
          onClick={() => onToggle('isDark')}
        >
          <Moon size={20} aria-hidden="true" />
        </IconButton>
        <IconButton
          label={isFull ? words.notFull : words.full}
          aria-pressed={isFull}
          onClick={() => onToggle('isFull')}
        >
          {isFull ? (
            <Minimize size={20} aria-hidden="true" />
          ) : (
            <Maximize size={20} aria-hidden="true" />
          )}
        </IconButton>
      </div>
    </div>
  );
};
