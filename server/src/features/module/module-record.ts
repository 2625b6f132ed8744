import { noSchool } from '@sets/shared/account/account.contract.ts';
import { orElse } from '@sets/shared/core/or-else.ts';
import { topic, type Topic, visibility } from '@sets/shared/module/module.contract.ts';
import { type ModuleContent, storedModule } from '@sets/shared/module/module.migrations.ts';
import * as z from 'zod/mini';
import { storedValue } from '../../core/stored-value.ts';
import type { InvitationRecord, StoredModule } from './stored-module.ts';

/** A space with its content in the newest version. */
export interface ModuleRecord {
  readonly _id: string;
  readonly content: ModuleContent;
  readonly owner: string;
  readonly moderators: readonly string[];
  readonly invitations: readonly InvitationRecord[];
  readonly deletedAt: Date | null;
  readonly revision: number;
  readonly createdAt: Date;
}

/** What there was before `content`: version 1 of it. */
const storedContent = ({ content, title }: StoredModule): unknown => content ?? { title };

/** @throws AppError NEWER_VERSION, UNREADABLE */
export const inNewestVersion = (stored: StoredModule): ModuleRecord => ({
  _id: stored._id,
  content: storedValue(storedModule, storedContent(stored)),
  owner: stored.owner,
  moderators: stored.moderators,
  invitations: stored.invitations ?? [],
  deletedAt: stored.deletedAt ?? null,
  revision: stored.revision ?? 0,
  createdAt: stored.createdAt,
});

/** What a list reads of each. */
export const glanced = {
  title: 1,
  owner: 1,
  moderators: 1,
  deletedAt: 1,
  'content.title': 1,
  'content.visibility': 1,
  'content.division': 1,
  'content.school': 1,
} as const;

/** Where nothing is known of who sees it, nobody but its moderators does. */
const glance = z.object({
  title: orElse(z.string(), ''),
  visibility: orElse(visibility, 'division'),
  division: orElse(z.string(), ''),
  school: orElse(z.string(), noSchool),
});

const withTopics = z.object({ topics: orElse(z.array(z.object(topic.shape)), []) });

/** The topics of a space, also of one that a newer version has stored, as far as they can be made out. */
export const topicsIn = ({ content }: Pick<StoredModule, 'content'>): readonly Topic[] =>
  withTopics.safeParse(content).data?.topics ?? [];

/** A space in a list: as much of it as can be made out, also of one that a newer version has stored. */
export interface ModuleGlance {
  readonly _id: string;
  readonly owner: string;
  readonly moderators: readonly string[];
  readonly deletedAt: Date | null;
  readonly content: z.infer<typeof glance>;
}

export const glanceAt = (stored: StoredModule): ModuleGlance => {
  const { _id, owner, moderators, deletedAt = null, content, title } = stored;
  const seen = content ?? { title, visibility: 'open' };
  return { _id, owner, moderators, deletedAt, content: glance.parse(seen) };
};
