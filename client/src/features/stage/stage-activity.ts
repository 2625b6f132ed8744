import type { JoinBurst, People, RoomInfo } from '@sets/shared/live/room.ts';
import type { RunInfo } from '@sets/shared/live/run.ts';
import { type ComponentType, lazy } from 'react';
import { loadChunk } from '../../core/chunk.ts';
import type { RoomFeeds } from '../../live/room-feeds.ts';
import type { JoinWay } from './join-way.ts';

/** What is on in a room. `view` and `tally` are the activity's own to read. */
interface OnStage {
  readonly room: RoomInfo;
  readonly run: RunInfo;
  readonly view: unknown;
  readonly tally: unknown;
  readonly people: People | null;
  /** What to add to this device's clock to get the server's, in ms. */
  readonly offset: number;
  /** What is many and ordered in this room; `useFeed` reads it. */
  readonly feeds: RoomFeeds;
}

/** What an activity is given to draw itself on the projector. */
export interface ScreenPartProps extends OnStage {
  readonly way: JoinWay;
}

/** What an activity is given to draw the host's desk, for as long as the run goes on. */
export interface HostPartProps extends OnStage {
  /** From where many joined at once. */
  readonly bursts: readonly JoinBurst[];
  /** Why the last command did not work; null where it did. */
  readonly failure: string | null;
  /** Sends a command of the activity. */
  readonly send: (command: unknown) => void;
  /** Puts something else on in this room; what is on is set aside, and can be gone back to. */
  readonly putOn: (activity: string, definitionId: string) => void;
  /** Leaves everybody of a burst of joins out of the count, or counts them again. */
  readonly exclude: (burst: string, excluded: boolean) => void;
}

/** What an activity is given to list what of one's own can be put on next. */
export interface OwnPartProps {
  readonly token: string;
  /** What is on now, of whichever activity. */
  readonly on: Pick<RunInfo, 'activity' | 'definitionId'>;
  readonly onSelect: (definitionId: string) => void;
}

/** What an activity is given to ask something at once, in place of what is on. */
export interface AtOncePartProps {
  readonly token: string;
  /** The run that is on, beside which it lies; null where none is. */
  readonly beside: string | null;
  /** It is made, and can be put on. */
  readonly onMade: (definitionId: string) => void;
  readonly onClose: () => void;
}

/** What an activity is given to say, after its end, what the projector ends with. */
export interface EndedPartProps extends Pick<HostPartProps, 'view' | 'send'> {
  /** What was on. */
  readonly runId: string;
  readonly definitionId: string;
}

/** What is drawn of a run that is over. */
export interface ResultsPartProps {
  readonly runId: string;
}

/** What the stage says of an activity. */
export interface StageWords {
  /** It could not be opened. */
  readonly failed: string;
  readonly ended: string;
  /** The way to the list of all of one's own. */
  readonly all: string;
  /** The way to what of one's own can be put on next, and what is asked there. */
  readonly another: string;
  readonly whichNext: string;
  /** The keys of the host's part. */
  readonly keys: readonly (readonly [key: string, does: string])[];
}

/** An activity as the stage has it; what it draws on phones is in a list of its own, `PhoneActivities`. */
export interface StageActivity {
  /** As the run calls it. */
  readonly name: string;
  readonly words: StageWords;
  /** The address of the list of all of one's own. */
  readonly listPath: string;
  /** The address of the host's page. */
  readonly hostPath: (definitionId: string) => string;
  /** The address of what a run came to. */
  readonly resultsPath: (runId: string) => string;
  readonly Screen: ComponentType<ScreenPartProps>;
  readonly Host: ComponentType<HostPartProps>;
  readonly Own: ComponentType<OwnPartProps>;
  /** The way to ask something at once while another activity is on, or none. */
  readonly atOnce?: { readonly label: string; readonly Part: ComponentType<AtOncePartProps> };
  /** What a run came to, drawn where it has ended; without it there is only the way to its page. */
  readonly Results?: ComponentType<ResultsPartProps>;
  /** The way to what the projector ends with, where there is a choice. */
  readonly EndedWays?: ComponentType<EndedPartProps>;
}

export const activityNamed = (
  activities: readonly StageActivity[],
  name: string,
): StageActivity | undefined => activities.find((activity) => activity.name === name);

/** A part that is loaded when it is drawn for the first time. */
export const part = <Props>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> =>
  lazy(async () => ({ default: await loadChunk(load) }));
