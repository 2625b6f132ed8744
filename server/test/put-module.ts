import { toStored } from '@sets/shared/core/stored-shape.ts';
import { type ModuleContent, storedModule } from '@sets/shared/module/module.migrations.ts';
import { nextMoment } from './next-moment.ts';
import { newId } from '../src/core/new-id.ts';
import type { StoredModule } from '../src/features/module/stored-module.ts';
import type { TestApp } from './start-test-app.ts';

interface Overrides extends Partial<Omit<StoredModule, 'content' | 'owner'>> {
  readonly content?: Partial<ModuleContent>;
}

/** A space in the store, open to everybody unless a test says otherwise: it counts for nobody's plan. */
export const putModule = async (
  app: Pick<TestApp, 'inStore'>,
  owner: string,
  { content, ...overrides }: Overrides = {},
): Promise<string> => {
  const record: StoredModule = {
    _id: newId(),
    content: toStored(storedModule, {
      title: 'Linear Algebra',
      description: '',
      startDate: '2026-10-12',
      visibility: 'open',
      division: '',
      school: 'NA',
      topics: [],
      ...content,
    }),
    owner,
    moderators: [],
    invitations: [],
    deletedAt: null,
    revision: 1,
    createdAt: nextMoment(),
    ...overrides,
  };
  await app.inStore((store) => store.collection<StoredModule>('modules').insertOne(record));
  return record._id;
};
