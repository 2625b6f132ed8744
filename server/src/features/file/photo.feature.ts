import type { Feature, FeatureContext } from '../../core/feature.ts';
import type { PeopleService } from '../account/people.service.ts';
import { FileStore } from './file-store.ts';
import { type OwnedPhoto, PhotoService } from './photo.service.ts';

interface PhotoPorts {
  readonly people: PeopleService;
  readonly named: (photos: readonly OwnedPhoto[]) => Promise<ReadonlySet<string>>;
}

/** Photos of people: kept here, asked for, shown and erased by what shows them. */
export const openPhotos = (
  { connection, clock, jobs }: FeatureContext,
  ports: PhotoPorts,
): Feature<{ readonly photos: PhotoService }> => {
  const store = new FileStore(connection, clock, { bucket: 'photos' });
  return { services: { photos: new PhotoService({ store, clock, jobs, ...ports }) }, api: [] };
};
