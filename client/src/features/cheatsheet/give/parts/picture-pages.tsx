import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext, useSortable } from '@dnd-kit/sortable';
import { ArrowLeft, ArrowRight, GripVertical, X } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { IconButton } from '../../../../ui/button.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { silentDrag } from '../../../../ui/silent-drag.ts';
import type { Part } from '../chosen/contents.ts';
import { giveMessages } from '../give.messages.ts';
import type { Sender } from '../../../../core/sending/sender.ts';
import { BlobImage } from './blob-image.tsx';
import { SendingLine } from '../../../../ui/sending-line.tsx';

const words = giveMessages.pictures;

interface PageProps {
  readonly page: Part;
  readonly sender: Sender;
  /** From 0 on. */
  readonly place: number;
  readonly isLast: boolean;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
}

type Grip = Pick<ComponentProps<'button'>, 'ref' | 'onPointerDown'>;

const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
};

const Tools = ({ page, place, isLast, onMove, grip }: PageProps & { readonly grip: Grip }) => {
  const onKey = (event: KeyboardEvent): void => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onMove(place + step);
  };
  return (
    <div className="flex items-center justify-between">
      <IconButton
        label={words.before(page.name)}
        isOff={place === 0}
        onClick={() => onMove(place - 1)}
      >
        <ArrowLeft size={18} aria-hidden="true" />
      </IconButton>
      <button
        type="button"
        {...grip}
        onKeyDown={onKey}
        aria-label={words.grip(page.name)}
        title={words.grip(page.name)}
        className="grid size-10 cursor-grab touch-none place-items-center rounded-md text-ink-soft hover:bg-sunken hover:text-ink active:cursor-grabbing pointer-coarse:size-12"
      >
        <GripVertical size={18} aria-hidden="true" />
      </button>
      <IconButton label={words.after(page.name)} isOff={isLast} onClick={() => onMove(place + 1)}>
        <ArrowRight size={18} aria-hidden="true" />
      </IconButton>
    </div>
  );
};

const PageTile = (props: PageProps) => {
  const { page, sender, place, onRemove } = props;
  const { setNodeRef, transform, transition, isDragging, setActivatorNodeRef, listeners } =
    useSortable({ id: page.key });
  const shift =
    transform === null ? undefined : `translate3d(${transform.x}px, ${transform.y}px, 0)`;
  // What is there already says no more than that it is there.
  const isSent = useStore(sender.store, ({ states }) => states[page.key]?.step === 'done');
  return (
    <li
      ref={setNodeRef}
      style={{ transform: shift, transition }}
      className={classNames(
        'relative grid grid-cols-1 content-start gap-1 rounded-md border border-line bg-raised p-1.5',
        isDragging && 'z-2 shadow-raised',
      )}
    >
      <BlobImage
        blob={page.blob}
        alt={words.of(place + 1, page.name)}
        className="aspect-[3/4] w-full rounded-sm bg-sunken object-contain"
      />
      <span
        aria-hidden="true"
        className="absolute top-3 left-3 grid min-h-7 min-w-7 place-items-center rounded-full bg-raised px-1.5 text-sm font-semibold shadow-raised"
      >
        {place + 1}
      </span>
      <IconButton
        label={words.remove(page.name)}
        className="absolute! top-2 right-2 bg-raised shadow-raised"
        onClick={onRemove}
      >
        <X size={18} aria-hidden="true" />
      </IconButton>
      <Tools {...props} grip={{ ref: setActivatorNodeRef, ...listeners }} />
      {!isSent && (
        <div className="px-1 pb-1">
          <SendingLine sender={sender} part={page} />
        </div>
      )}
    </li>
  );
};

interface PicturePagesProps {
  readonly pages: readonly Part[];
  readonly sender: Sender;
  readonly onPages: (pages: readonly Part[]) => void;
}

/** The pages of a sheet of pictures: dragged, moved by buttons and by the arrow keys, removed. */
export const PicturePages = ({ pages, sender, onPages }: PicturePagesProps) => {
  const [said, setSaid] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 6 } }));
  const move = (page: Part, to: number): void => {
    if (to < 0 || to >= pages.length) return;
    onPages(pages.filter((each) => each !== page).toSpliced(to, 0, page));
    setSaid(words.moved(page.name, to + 1, pages.length));
  };
  const remove = (page: Part): void => {
    sender.drop(page.key);
    onPages(pages.filter((each) => each !== page));
    setSaid(words.removed(page.name));
    list.current?.focus();
  };
  const dropped = ({ active, over }: DragEndEvent): void => {
    const page = pages.find(({ key }) => key === active.id);
    if (page !== undefined && over !== null) {
      move(
        page,
        pages.findIndex(({ key }) => key === over.id),
      );
    }
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={silentDrag}
      onDragEnd={dropped}
    >
      <SortableContext items={pages.map(({ key }) => key)} strategy={rectSortingStrategy}>
        <ul
          ref={list}
          tabIndex={-1}
          aria-label={words.list}
          className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9.5rem),1fr))] gap-3 outline-none"
        >
          {pages.map((page, place) => (
            <PageTile
              key={page.key}
              {...{ page, sender, place }}
              isLast={place === pages.length - 1}
              onMove={(to) => move(page, to)}
              onRemove={() => remove(page)}
            />
          ))}
        </ul>
      </SortableContext>
      <output className="only-spoken">{said}</output>
    </DndContext>
  );
};
