import type { DndContext } from '@dnd-kit/core';
import type { ComponentProps } from 'react';

const nothing = (): undefined => undefined;

/**
 * What dragging says by itself: nothing. It knows items by their ids alone, and speaks of keys that do
 * nothing here; who puts an item elsewhere says its name and its place.
 */
export const silentDrag = {
  announcements: {
    onDragStart: nothing,
    onDragOver: nothing,
    onDragEnd: nothing,
    onDragCancel: nothing,
  },
  screenReaderInstructions: { draggable: '' },
} as const satisfies ComponentProps<typeof DndContext>['accessibility'];
