import { useState } from 'react';
import type { Kitchen } from '../use-kitchen.ts';
import { type Column, type ColumnName, columnsOf, keptOf } from './board-rules.ts';
import type { CardClock } from './order-card.tsx';

export interface Board {
  readonly columns: readonly Column[];
  /** The one that is shown where there is room for one. */
  readonly chosen: ColumnName;
  readonly choose: (name: ColumnName) => void;
  /** Where the columns are drawn. */
  readonly setPlace: (place: HTMLElement | null) => void;
  /** Brings a column into sight. */
  readonly show: (name: ColumnName) => void;
  /** Tries again what failed; its card keeps its place meanwhile. */
  readonly tryAgain: (orderid: string) => void;
}

/** The orders of a stall by how far they are, and which of them are looked at. */
export const useBoard = (kitchen: Kitchen, { preparation, now }: CardClock): Board => {
  const [chosen, choose] = useState<ColumnName>('new');
  const [triedAt, setTriedAt] = useState<ReadonlyMap<string, number>>(new Map());
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return {
    columns: columnsOf(kitchen.board?.orders ?? [], preparation, keptOf(triedAt, now)),
    chosen,
    choose,
    setPlace,
    show: (name) => {
      choose(name);
      // Beside the others it, or its tab, may be out of sight: what has the focus is moved into it.
      place?.querySelector<HTMLElement>(`[data-column="${name}"]`)?.focus();
    },
    tryAgain: (orderid) => {
      setTriedAt((before) => new Map(before).set(orderid, now));
      kitchen.giveOwed(orderid);
    },
  };
};
