import type { Feature, FeatureContext } from '../../core/feature.ts';
import { byRulesInThread } from './by-rules-in-thread.ts';
import { generatorRoutes } from './generator.routes.ts';
import { GeneratorService, type GeneratorTools } from './generator.service.ts';
import { QuestionService } from './question-service.ts';

/** Questions made of texts. */
export const openGenerator = (
  { connection, clock, config }: FeatureContext,
  ports: Pick<GeneratorTools, 'credits' | 'monthly'>,
): Feature<{ readonly generator: GeneratorService }> => {
  const generator = new GeneratorService({
    connection,
    clock,
    ...ports,
    byRules: byRulesInThread(),
    service: config.generator === null ? null : new QuestionService(config.generator),
  });
  return {
    services: { generator },
    api: [generatorRoutes(generator)],
    personalData: generator.personalData,
  };
};
