import { uploadCalls } from '@sets/shared/file/upload.calls.ts';
import { uploadRoom, uploadState } from '@sets/shared/file/upload.contract.ts';
import type { Feature, FeatureContext } from '../../../core/feature.ts';
import { type RouteGroup, serve } from '../../../core/route.ts';
import type { PeopleService } from '../../account/people.service.ts';
import { UploadStore } from './upload-store.ts';
import { uploadsData } from './uploads.personal-data.ts';
import { UploadsService } from './uploads.service.ts';

interface UploadPorts {
  readonly people: Pick<PeopleService, 'lookUp'>;
  /** What a person's plan keeps of files, in megabytes. */
  readonly megabytesOf: (userid: string) => Promise<number>;
}

const uploadRoutes = (uploads: UploadsService): RouteGroup => ({
  name: 'Files in parts',
  schemas: { UploadState: uploadState, UploadRoom: uploadRoom },
  routes: [
    serve(uploadCalls.room, ({ actor }) => uploads.room(actor)),
    serve(uploadCalls.begin, ({ actor, params, body }) =>
      uploads.begin(actor, params.uploadid, body),
    ),
    serve(uploadCalls.part, ({ actor, params, query, body }) =>
      uploads.part(actor, params.uploadid, query.at, body),
    ),
    serve(uploadCalls.drop, async ({ actor, params }) => {
      await uploads.drop(actor, params.uploadid);
      return {};
    }),
  ],
});

/** Files that people send in parts, for whatever uses them. */
export const openUploads = (
  { connection, clock, jobs }: FeatureContext,
  ports: UploadPorts,
): Feature<{ readonly uploads: UploadsService }> => {
  const store = new UploadStore(connection, clock);
  const uploads = new UploadsService({ store, clock, jobs, ...ports });
  return {
    services: { uploads },
    api: [uploadRoutes(uploads)],
    personalData: uploadsData(store, uploads),
  };
};
