import { orderLimits } from '@sets/shared/food/order/order.limits.ts';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { kitchenMessages as words } from '../kitchen.messages.ts';
import type { Kitchen, Undoable } from '../use-kitchen.ts';

interface UndoRowProps {
  readonly undoable: Undoable;
  readonly onUndo: () => void;
  readonly onOver: () => void;
}

/** Its time is counted from when it was answered: the clock of this device may not be the server's. */
const UndoRow = ({ undoable: { order }, onUndo, onOver }: UndoRowProps) => {
  const over = useRef(onOver);
  useLayoutEffect(() => {
    over.current = onOver;
  });
  useEffect(() => {
    const timer = setTimeout(() => over.current(), orderLimits.undo);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="flex items-center justify-between gap-4 rounded-md bg-ink px-4 py-2 text-paper shadow-raised">
      <output className="min-w-0 font-medium">{words.did[order.status](order.number)}</output>
      <Button size="small" aria-label={words.undoOf(order.number)} onClick={onUndo}>
        {words.undo}
      </Button>
    </div>
  );
};

/** What was done a moment ago, and can be undone as long as it stands here. */
export const UndoBar = ({ kitchen }: { kitchen: Kitchen }) => (
  <section
    aria-label={words.undoable}
    className="fixed inset-x-4 bottom-4 z-10 mx-auto grid max-w-md gap-2 empty:hidden"
  >
    {kitchen.undoable.map((each) => (
      <UndoRow
        key={each.step}
        undoable={each}
        onUndo={() => kitchen.undo(each)}
        onOver={() => kitchen.forget(each)}
      />
    ))}
  </section>
);
