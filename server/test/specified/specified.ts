import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

/*
 * The calls and the screens that the product specification lists. The specification lies beside the
 * checkouts of its developers alone; these are its facts, and a test compares them where it is there.
 */

const calls = z.object({
  calls: z.array(
    z.object({
      method: z.enum(['GET', 'POST', 'PUT', 'DELETE']),
      path: z.string(),
      /** The fields of the body, with `?` after those that may be left out. */
      body: z.optional(z.array(z.string())),
      /** What the client says once it worked. */
      alert: z.optional(z.string()),
      auth: z.enum(['none', 'bearer', 'moderator', 'owner', 'admin', 'vendor']),
    }),
  ),
});
const screens = z.object({ public: z.array(z.string()), protected: z.array(z.string()) });

export type SpecifiedCall = z.output<typeof calls>['calls'][number];

const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
const own = (name: string): unknown => read(join(import.meta.dirname, name));

export const specifiedCalls = calls.parse(own('calls.json')).calls;
export const specifiedScreens = screens.parse(own('screens.json'));

const specification = join(import.meta.dirname, '../../../../shared/spec');

/** Whether the specification itself is there. */
export const specificationIsHere = existsSync(specification);

/** What a test that needs the specification adds to its name. */
export const orWhyNot = specificationIsHere ? '' : ': ../shared/spec is not here';

/** The calls and screens as the specification has them. */
export const readSpecification = () => ({
  ...calls.parse(read(join(specification, 'api.json'))),
  screens: screens.parse(read(join(specification, 'routes.json'))),
});
