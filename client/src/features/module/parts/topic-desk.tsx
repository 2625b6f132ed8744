import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import type { Topic } from '@sets/shared/module/module.contract.ts';
import { silentDrag } from '../../../ui/silent-drag.ts';
import { topicMessages as words } from '../module.messages.ts';
import type { SpaceDesk } from '../use-space.ts';
import { useTopicOrder } from '../use-topic-order.ts';
import { TopicRow } from './topic-row.tsx';

interface TopicDeskProps {
  readonly desk: SpaceDesk;
  /** Those that are not archived. */
  readonly topics: readonly Topic[];
}

/** The topics as whoever edits a space has them: dragged, moved by keys, renamed, archived. */
export const TopicDesk = ({ desk, topics }: TopicDeskProps) => {
  const { shown, move, said } = useTopicOrder(desk, topics);
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 6 } }));
  const places = shown.map(({ topicid }) => topicid);
  const dropped = ({ active, over }: DragEndEvent): void => {
    if (over !== null) move(String(active.id), places.indexOf(String(over.id)));
  };
  return (
    <>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        accessibility={silentDrag}
        onDragEnd={dropped}
      >
        <SortableContext items={places} strategy={verticalListSortingStrategy}>
          <ol className="grid grid-cols-1 gap-2">
            {shown.map((topic, index) => (
              <TopicRow
                key={topic.topicid}
                desk={desk}
                topic={topic}
                place={index}
                count={shown.length}
                onMove={(to) => move(topic.topicid, to)}
              />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      <output className="only-spoken">
        {said === null ? '' : words.moved(said.title, said.place, shown.length)}
      </output>
    </>
  );
};
