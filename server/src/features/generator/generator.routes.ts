import { generatorCalls as calls } from '@sets/shared/generator/generator.calls.ts';
import {
  generatorReply,
  generatorRequest,
  generatorStanding,
} from '@sets/shared/generator/generator.contract.ts';
import { type RouteGroup, serve } from '../../core/route.ts';
import type { GeneratorService } from './generator.service.ts';

export const generatorRoutes = (generator: GeneratorService): RouteGroup => ({
  name: 'Generator',
  schemas: {
    GeneratorStanding: generatorStanding,
    GeneratorRequest: generatorRequest,
    GeneratorReply: generatorReply,
  },
  routes: [
    serve(calls.standing, ({ actor }) => generator.standing(actor)),
    serve(calls.make, ({ actor, body }) => generator.make(actor, body)),
  ],
});
