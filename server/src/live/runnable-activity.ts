import type { AnyActivity } from '@sets/shared/live/activity.ts';
import type { Actor } from '../core/actor.ts';

/** An activity together with what its feature adds on the server: where definitions come from. */
export interface RunnableActivity {
  readonly activity: AnyActivity;
  /**
   * The definition that a run of it would be made of.
   * @throws AppError NOT_FOUND, or FORBIDDEN where this actor may not run it.
   */
  loadDefinition(definitionId: string, actor: Actor): Promise<unknown>;
}
