import type { StoredShape } from '@sets/shared/core/stored-shape.ts';
import { storedValue } from '../../core/stored-value.ts';
import type { StoredMaterial } from './stored-material.ts';

/** What every material is made of, whatever else is in it. */
export interface AnyMaterial {
  readonly title: string;
}

/** What a person reads of one kind of material. */
export interface MaterialWords {
  readonly missing: string;
  readonly underWay: string;
  readonly changed: string;
  readonly foreignPicture: string;
  readonly topicFull: string;
  readonly planFull: (allowed: number) => string;
}

/**
 * A kind of material: what is made in a topic of a space, kept in versions, copied, and presented, as polls and
 * quizzes. All that is alike in them is done by `MaterialService`.
 */
export interface MaterialKind<Definition extends AnyMaterial> {
  /** Of its models in Mongoose. */
  readonly name: string;
  readonly collections: { readonly all: string; readonly versions: string };
  /** What the id of one is called where a version names it. */
  readonly ref: string;
  readonly stored: StoredShape<Definition>;
  /** Where its questions are in a stored definition; a list of them, or a field of one. */
  readonly questions: 'questions' | 'items.question';
  /** The same again: what has an id gets a new one. */
  copied(
    definition: Definition,
    to: { readonly newId: () => string; readonly isBeside: boolean },
  ): Definition;
  readonly mostInTopic: number;
  readonly words: MaterialWords;
}

/** A material with its definition in the newest version. */
export interface MaterialRecord<Definition> extends StoredMaterial {
  readonly definition: Definition;
}

/** @throws AppError NEWER_VERSION, UNREADABLE */
export const inNewestVersion = <Definition extends AnyMaterial>(
  { stored: shape }: Pick<MaterialKind<Definition>, 'stored'>,
  stored: StoredMaterial,
): MaterialRecord<Definition> => ({ ...stored, definition: storedValue(shape, stored.definition) });
