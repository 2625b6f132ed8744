import type { Feature, FeatureContext } from '../../core/feature.ts';
import type { PeopleService } from '../account/people.service.ts';
import { embedRoutes } from './embed.routes.ts';
import { type EmbeddingPort, EmbedService, type OpenSpaces } from './embed.service.ts';
import { PictureService, type PicturePort } from './picture/picture.service.ts';

interface EmbedPorts {
  readonly people: Pick<PeopleService, 'names'>;
  readonly live: () => { readonly embedding: EmbeddingPort & PicturePort };
  readonly spaces: OpenSpaces;
}

/** Links by which a live result is seen in pages and pictures of others. */
export const openEmbeds = (
  { connection, clock }: FeatureContext,
  { people, live, spaces }: EmbedPorts,
): Feature<{ readonly embeds: EmbedService; readonly embedPictures: PictureService }> => {
  const embedding = () => live().embedding;
  const embeds = new EmbedService({ connection, clock, embedding, spaces });
  const embedPictures = new PictureService({ embeds, rooms: embedding });
  return {
    services: { embeds, embedPictures },
    api: [embedRoutes(embeds, people)],
    personalData: embeds.personalData,
    removeFromSpace: (moduleid) => embeds.removeFromSpace(moduleid),
  };
};
