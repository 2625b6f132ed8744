import type { Actor } from '../../core/actor.ts';

interface Presented {
  readonly owner: string;
  /** Where it lay; not there where that is no space. */
  readonly moduleid?: string | null;
}

/**
 * What a room answered is told to whoever moderates the space it was presented in, all alike; of what
 * lay in no space, to whoever presented it.
 *
 * @param moderated the spaces of those in question that this person moderates
 */
const presents = (actor: Actor, run: Presented, moderated: ReadonlySet<string>): boolean => {
  const moduleid = run.moduleid ?? null;
  return moduleid === null ? run.owner === actor.userid : moderated.has(moduleid);
};

export const canReadResults = presents;
export const canRenameResults = presents;
export const canRemoveResults = presents;
