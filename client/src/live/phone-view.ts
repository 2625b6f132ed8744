import type { Slot } from '@sets/shared/live/activity.ts';
import type { Reply } from '@sets/shared/core/result.ts';
import type { RoomSchool } from '@sets/shared/core/look.ts';
import type { RunInfo } from '@sets/shared/live/run.ts';
import type { ComponentType } from 'react';
import type { AnswerSheet } from './answer-sheet.ts';
import type { Notes } from './phone-memory.ts';
import type { RoomFeeds } from './room-feeds.ts';

/** Says what somebody is called in what is on; done when the server has taken it. */
export type Rename = (name: string) => Promise<Reply<{ readonly name: string }>>;

/** What an activity is given to draw itself on a phone. `view` and `tally` are its own to read. */
export interface PhoneViewProps {
  readonly run: RunInfo;
  readonly view: unknown;
  readonly tally: unknown;
  /** What this participant alone is told. */
  readonly me: unknown;
  /** This participant's answers and where they are. */
  readonly sheet: AnswerSheet;
  /** Whether the server hears this phone now. */
  readonly online: boolean;
  /** What to add to this phone's clock to get the server's, in ms. */
  readonly offset: number;
  /**
   * `tappedAt`: where that was before, when the person tapped; `shownAt`: where that matters, since
   * when this phone shows what is asked. In ms of the server's clock.
   */
  readonly answer: (slot: Slot, value: unknown, tappedAt?: number, shownAt?: number) => void;
  /** What the activity wants to find again on this phone, for this run. */
  readonly notes: Notes;
  /** What is many and ordered in this room; `useFeed` reads it. */
  readonly feeds: RoomFeeds;
  /** Where people are asked for a name: changes it. */
  readonly rename?: Rename;
  /** Whose room it is. */
  readonly school?: RoomSchool | null;
}

export type PhoneActivities = Readonly<Record<string, ComponentType<PhoneViewProps>>>;
