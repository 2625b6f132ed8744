import { readStored } from '@sets/shared/core/stored-shape.ts';
import type { PersonalData } from '../../core/personal-data.ts';
import type { AnyMaterial, MaterialKind, MaterialRecord } from './material-kind.ts';
import type { MaterialService } from './material.service.ts';

/**
 * What a person made of one kind of material. It is its space's: where a space goes on without them, it
 * stays, and names nobody; else it goes with the space. `present`: as its person sees it.
 */
export const materialData = <Definition extends AnyMaterial>(
  of: Pick<PersonalData, 'name' | 'holds'>,
  { stored: shape }: Pick<MaterialKind<Definition>, 'stored'>,
  materials: MaterialService<Definition>,
  present: (record: MaterialRecord<Definition>) => unknown,
): PersonalData => ({
  ...of,
  collect: async function* (userid) {
    for await (const stored of materials.madeBy(userid)) {
      const told = readStored(shape, stored.definition);
      // One that this program cannot read is given as it is stored.
      yield told.ok ? present({ ...stored, definition: told.value }) : stored;
    }
  },
  erase: (userid) => materials.disownAllOf(userid),
});

/** What materials were like that a person wrote; it stays with the material, and names nobody. */
export const versionData = <Definition extends AnyMaterial>(
  of: Pick<PersonalData, 'name' | 'holds'>,
  { stored: shape, ref }: Pick<MaterialKind<Definition>, 'stored' | 'ref'>,
  { versions }: Pick<MaterialService<Definition>, 'versions'>,
): PersonalData => ({
  ...of,
  collect: async function* (userid) {
    for await (const { definition, revision, at, presented, ...version } of versions.writtenBy(
      userid,
    )) {
      const told = readStored(shape, definition);
      const id = Object.entries(version).find(([field]) => field === ref)?.[1];
      const was = told.ok ? told.value : definition;
      yield { [ref]: id, revision, at, presented, definition: was };
    }
  },
  erase: (userid) => versions.disownAllOf(userid),
});
