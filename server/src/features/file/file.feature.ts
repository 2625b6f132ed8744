import { fileCalls } from '@sets/shared/file/file.calls.ts';
import { picture } from '@sets/shared/file/file.contract.ts';
import type { Feature, FeatureContext } from '../../core/feature.ts';
import { type RouteGroup, serve } from '../../core/route.ts';
import { FileService, type FileTools } from './file.service.ts';
import { FileStore } from './file-store.ts';

export type FilePorts = Omit<FileTools, 'store' | 'clock' | 'jobs'>;

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
    store: new FileStore(connection, clock, { facts: ports.kinds.map(({ fact }) => fact) }),
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
