import * as z from 'zod/mini';
import type { StoredShape } from '../core/stored-shape.ts';
import { type PeopleSettings, peopleSettings } from './people.contract.ts';

/** Until November 2026 nobody was told of posts. */
const withPosts = (settings: object) => ({ ...settings, tellsOfPosts: true });

/** What a person says of their followers and followings. */
export const storedPeopleSettings: StoredShape<PeopleSettings> = {
  name: 'people-settings',
  schema: peopleSettings,
  migrations: [withPosts],
};

/** Whom a person blocks. It has the name of discussions, where blocking began. */
const blocks = z.strictObject({ blocked: z.array(z.string()) });
export type BlocksContent = Readonly<z.infer<typeof blocks>>;
export const storedBlocks: StoredShape<BlocksContent> = {
  name: 'discussion-blocks',
  schema: blocks,
  migrations: [],
};
