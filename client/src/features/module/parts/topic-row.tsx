import { useSortable } from '@dnd-kit/sortable';
import { moduleLimits, type Topic } from '@sets/shared/module/module.contract.ts';
import { topicCalls } from '@sets/shared/module/topic.calls.ts';
import { Archive, ArrowDown, ArrowUp, GripVertical, Pencil } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { ask } from '../../../core/api.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { MathText } from '../../../ui/math/math-text.tsx';
import { toast } from '../../../ui/toast.ts';
import { modulePaths } from '../module-paths.ts';
import { topicMessages as words } from '../module.messages.ts';
import type { SpaceDesk } from '../use-space.ts';
import { LineEdit } from './line-edit.tsx';
import { topicLink, topicRow } from './topic-look.ts';

interface TopicRowProps {
  readonly desk: SpaceDesk;
  readonly topic: Topic;
  /** From 0 on. */
  readonly place: number;
  /** How many there are. */
  readonly count: number;
  readonly onMove: (to: number) => void;
}

/** What makes an element that with which the row is dragged. */
type Grip = Pick<ComponentProps<'button'>, 'ref' | 'onPointerDown'>;

/** It is dragged where a pointer takes its handle; the arrow keys move it from there too. */
const Handle = ({ topic, place, onMove, grip }: TopicRowProps & { readonly grip: Grip }) => {
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    onMove(place + (event.key === 'ArrowUp' ? -1 : 1));
  };
  return (
    <button
      type="button"
      {...grip}
      onKeyDown={onKey}
      aria-label={words.move(topic.title)}
      title={words.moveHint}
      className="grid min-h-14 w-11 flex-none cursor-grab touch-none place-items-center rounded-md text-ink-soft hover:text-ink active:cursor-grabbing"
    >
      <GripVertical size={20} aria-hidden="true" />
    </button>
  );
};

/** Its title, its place and whether it is shown, without dragging. */
const RowEdit = (props: TopicRowProps & { readonly onClose: () => void }) => {
  const { desk, topic, place, count, onMove, onClose } = props;
  const { token, change, space } = desk;
  const which = { moduleid: space.moduleid, topicid: topic.topicid };
  const archive = async (): Promise<void> => {
    const body = { ...which, archived: true };
    const failure = await change(ask(topicCalls.archive, { token, body }));
    if (failure !== null) toast.error(failure.msg);
  };
  return (
    <LineEdit
      label={words.editTitle}
      value={topic.title}
      most={moduleLimits.title}
      onSave={(title) => change(ask(topicCalls.rename, { token, body: { ...which, title } }))}
      onClose={onClose}
    >
      <span className="flex grow justify-end gap-1">
        <IconButton label={words.up} disabled={place === 0} onClick={() => onMove(place - 1)}>
          <ArrowUp size={18} aria-hidden="true" />
        </IconButton>
        <IconButton
          label={words.down}
          disabled={place === count - 1}
          onClick={() => onMove(place + 1)}
        >
          <ArrowDown size={18} aria-hidden="true" />
        </IconButton>
        <Button look="plain" size="small" onClick={() => void archive()}>
          <Archive size={16} aria-hidden="true" />
          {words.archive}
        </Button>
      </span>
    </LineEdit>
  );
};

const Shown = (props: TopicRowProps & { readonly grip: Grip; readonly onEdit: () => void }) => {
  const { desk, topic, onEdit } = props;
  return (
    <>
      <Handle {...props} />
      <Link to={modulePaths.topic(desk.space.moduleid, topic.topicid)} className={topicLink}>
        <span dir="auto" className="min-w-0 grow [overflow-wrap:anywhere]">
          <MathText text={topic.title} />
        </span>
      </Link>
      <IconButton label={words.edit(topic.title)} className="mr-1.5 size-11" onClick={onEdit}>
        <Pencil size={18} aria-hidden="true" />
      </IconButton>
    </>
  );
};

/** A topic as whoever edits the space has it. */
export const TopicRow = (props: TopicRowProps) => {
  const { setNodeRef, transform, transition, isDragging, setActivatorNodeRef, listeners } =
    useSortable({
      id: props.topic.topicid,
    });
  const [isEdited, setEdited] = useState(false);
  const shift = transform === null ? undefined : `translate3d(0, ${transform.y}px, 0)`;
  return (
    <li
      ref={setNodeRef}
      style={{ transform: shift, transition }}
      className={classNames(topicRow, isDragging && 'relative z-1 border-people shadow-raised')}
    >
      {isEdited ? (
        <div className="w-full p-3">
          <RowEdit {...props} onClose={() => setEdited(false)} />
        </div>
      ) : (
        <Shown
          {...props}
          grip={{ ref: setActivatorNodeRef, ...listeners }}
          onEdit={() => setEdited(true)}
        />
      )}
    </li>
  );
};
