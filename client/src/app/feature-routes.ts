import type { RouteObject } from 'react-router-dom';
import { loadChunk } from '../core/chunk.ts';

/** The pages of one area, all within the shell: `protected` asks for signing in first. */
export interface FeatureRoutes {
  readonly public: RouteObject[];
  readonly protected: RouteObject[];
}

/**
 * A page that is loaded when somebody goes there: `lazy: page(async () => (await import(…)).X)`.
 * A function: given an object, the router draws nothing at all where `load` fails.
 */
export const page =
  (load: () => Promise<NonNullable<RouteObject['Component']>>): NonNullable<RouteObject['lazy']> =>
  async () => ({ Component: await loadChunk(load) });
