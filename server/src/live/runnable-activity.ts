import type { TopicRef } from '@sets/shared/module/module.contract.ts';
import type { StoredShape } from '@sets/shared/core/stored-shape.ts';
import type { AnyActivity, Slot } from '@sets/shared/live/activity.ts';
import type { Actor } from '../core/actor.ts';

/** The shapes in which what an activity's runs are made of is stored. */
export interface StoredShapes {
  readonly definition: StoredShape<object>;
  readonly state: StoredShape<object>;
  readonly value: StoredShape<object>;
}

/** An activity together with what its feature adds on the server: where definitions come from. */
export interface RunnableActivity {
  readonly activity: AnyActivity;
  readonly stored: StoredShapes;
  /**
   * The definition that a run of it would be made of.
   * @throws AppError NOT_FOUND, or FORBIDDEN where this actor may not run it.
   */
  loadDefinition(definitionId: string, actor: Actor): Promise<unknown>;
  /**
   * An answer that a student might give who has given these before; null where nothing is to be
   * answered. Simulated students answer with it: without it, nothing of this activity is rehearsed.
   */
  sample?(
    definition: unknown,
    state: unknown,
    slot: Slot,
    given: { readonly before: ReadonlyMap<Slot, unknown>; readonly random: () => number },
  ): unknown;
  /**
   * A run is about to be made of it, as it is now. It may not be after all, and be told of again.
   * @throws AppError NOT_FOUND where it is there no more: no run is made then.
   */
  onStart?(definitionId: string): Promise<void>;
  /** The command that a new run of it begins with; null where it waits for its host. */
  begins?(definitionId: string): Promise<unknown>;
  /**
   * Where a definition lies; null where it is not there. Left out by an activity whose definitions lie
   * in no space: what was presented is then its presenter’s.
   */
  topicOf?(definitionId: string): Promise<TopicRef | null>;
  /** Whether there is one; whoever comes by an address of one that is not there is told so. */
  exists(definitionId: string): Promise<boolean>;
  /** A run of it is over; told by the process that ended it, and lost where that ends in this moment. */
  onOver?(runId: string): void;
  /**
   * A run of it is about to end, which waits for this: so what must be done once it is over can be
   * stored. It may not end after all, and be told of again.
   */
  onEnding?(runId: string): Promise<void>;
  /** The results of a run are deleted: what was made of them goes first. May be told of again. */
  onRemoved?(runId: string, definitionId: string): Promise<void>;
}
