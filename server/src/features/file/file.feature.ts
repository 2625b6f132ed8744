import { fileCalls } from '@sets/shared/file/file.calls.ts';
import { picture } from '@sets/shared/file/file.contract.ts';
import type { Feature, FeatureContext } from '../../core/feature.ts';
import { type RouteGroup, serve } from '../../core/route.ts';
import type { PeopleService } from '../account/people.service.ts';
import type { ModuleAccess } from '../module/module-access.ts';
import type { OwnSpaceService } from '../module/own-space.service.ts';
import { FileService, type Named } from './file.service.ts';
import { FileStore } from './file-store.ts';

export interface FilePorts {
  readonly spaces: ModuleAccess;
  /** Those of these pictures that something written names, and that a question of a poll or run does. */
  readonly named: Named;
  readonly inQuestions: Named;
  readonly ownSpaces: Pick<OwnSpaceService, 'ensure'>;
  readonly people: Pick<PeopleService, 'lookUp'>;
  /** Whether somebody may read a post, and so see its pictures. */
  readonly mayReadPost: (userid: string, blogid: string) => Promise<boolean>;
  /** Whether somebody may read a cheat sheet, and so see its pictures; null for a visitor. */
  readonly mayReadSheet: (userid: string | null, sheetid: string) => Promise<boolean>;
}

const fileRoutes = (files: FileService): RouteGroup => ({
  name: 'Pictures',
  schemas: { Picture: picture },
  routes: [
    serve(fileCalls.upload, ({ actor, query, body }) => files.upload(actor, query, body)),
    serve(fileCalls.read, async ({ actor, params }) => ({
      name: `${params.fileid}.webp`,
      contents: await files.read(actor, params.fileid),
    })),
  ],
});

/** Pictures in what people write. */
export const openFiles = (
  { connection, clock, jobs }: FeatureContext,
  ports: FilePorts,
): Feature<{ readonly files: FileService }> => {
  const files = new FileService({
    store: new FileStore(connection, clock),
    clock,
    jobs,
    ...ports,
  });
  return {
    services: { files },
    api: [fileRoutes(files)],
    personalData: files.personalData,
    removeFromSpace: (moduleid) => files.removeAllIn(moduleid),
  };
};
