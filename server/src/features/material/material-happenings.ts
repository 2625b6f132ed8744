import type { TopicRef } from '@sets/shared/module/module.contract.ts';
import type { PlaceInList } from '../../core/place-in-list.ts';
import type { AnyMaterial } from './material-kind.ts';
import type { MaterialService } from './material.service.ts';

/** What was made in topics, for the timeline of those who moderate them: nobody was asked it yet. */
export const madeHappenings = <Kind extends 'poll' | 'quiz', Definition extends AnyMaterial>(
  kind: Kind,
  materials: Pick<MaterialService<Definition>, 'madeIn'>,
) => ({
  forModerators: true,
  page: async (topic: TopicRef, before: PlaceInList | undefined, most: number) =>
    (await materials.madeIn(topic, before, most)).map(({ id, title, questions, createdAt }) => ({
      kind,
      id,
      at: createdAt,
      title,
      count: questions,
      code: null,
    })),
});
