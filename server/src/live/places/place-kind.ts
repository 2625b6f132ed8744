import type { Audience } from '@sets/shared/live/run.ts';
import type * as z from 'zod/mini';
import type { Actor } from '../../core/actor.ts';
import type { AppError } from '../../core/app-error.ts';
import type { KeptBefore } from '../feeds/posting.ts';

/** Which place is meant, as its kind has it. */
export type PlaceRef = Readonly<Record<string, unknown>>;

/** How somebody stands in a place. */
export interface Standing {
  /** As whom they see its feeds. */
  readonly as: Audience;
  /** Whether they may add something; a visitor never may. */
  readonly writes: boolean;
  /** What they alone are told. */
  readonly mine: unknown;
  /** What `where` needs of it. It stays with the seat, for what is sent too often to be looked up: so it is small. */
  readonly known?: unknown;
  /** What the kind has found out, for the rest of the same request; it goes nowhere else. */
  readonly found?: unknown;
}

/** A place, as its kind tells of it. */
export interface PlaceName {
  /** What it is called: an id that no room has, and always the same for the same place. */
  readonly roomId: string;
  /** What decides on who may come in, and is told of by `Places.changed`: a space. */
  readonly scope: string;
}

/** Who is in a place now. */
export interface PeopleHere {
  readonly count: number;
  /** Whether somebody is, by their account. */
  has(userid: string): boolean;
}

/** Who posts there, for the rules of feeds and for what is kept beside them. */
export interface PlaceAuthor {
  readonly actor: Actor;
  readonly roomId: string;
  /** What `standings` has found out for this request; undefined where it was not asked for it. */
  readonly found: unknown;
  /** What it has found out of them last. */
  readonly known: unknown;
  /** By what an account is called in the entries of this place. */
  readonly participantOf: (userid: string) => string;
}

/**
 * A kind of place in which feeds lie: it says which there are, who may come in, and what the rules
 * of its feeds are told. Rooms are one that the engine has by itself.
 */
export interface PlaceKind<Ref extends PlaceRef = PlaceRef> {
  readonly name: string;
  /** What of `place:enter` says which one is meant. */
  readonly at: z.ZodMiniType<Ref>;
  nameOf(at: Ref): PlaceName;
  /**
   * How these people stand there now, in their order; null is any visitor, for they are all alike. What
   * is the same for all is looked up once. An AppError stands for who may not come in.
   * @throws AppError where nobody may
   */
  standings(at: Ref, actors: readonly (Actor | null)[]): Promise<readonly (Standing | AppError)[]>;
  /**
   * What everybody is told who is there. `moved` is another number than before where `PlacedFeeds.moved`
   * said meanwhile that something happened there; it counts in this process alone.
   */
  state(at: Ref, here: PeopleHere, moved: number): Promise<unknown>;
  /** What the rules of feeds are told when somebody writes, or signals. @throws AppError for who may not come in */
  where(at: Ref, author: PlaceAuthor): Promise<unknown>;
  /**
   * What was judged as right will be kept now; in the place of `before` where it is a change.
   * @throws AppError where it must not after all
   */
  keeping?(at: Ref, author: PlaceAuthor, item: unknown, before?: KeptBefore): Promise<void>;
  /** It is on disk; `draft` is what was sent. */
  kept?(
    at: Ref,
    author: PlaceAuthor,
    posted: { readonly id: number; readonly item: unknown; readonly draft: unknown },
  ): void;
}
