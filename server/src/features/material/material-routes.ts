import type { callsOfMaterial } from '@sets/shared/material/material-calls.ts';
import type { TopicRef } from '@sets/shared/module/module.contract.ts';
import type * as z from 'zod/mini';
import { type Route, serve } from '../../core/route.ts';
import type { AnyMaterial, MaterialRecord } from './material-kind.ts';
import { type Names, presentVersion, presentVersionLine } from './material.presenter.ts';
import type { MaterialService } from './material.service.ts';

type Ref = z.ZodMiniType<Readonly<Record<string, string>>>;
/** The calls of a material, whichever it is, as far as all of them are answered alike. */
type Calls<Definition extends AnyMaterial, One> = Omit<
  ReturnType<
    typeof callsOfMaterial<
      Ref,
      Ref,
      z.ZodMiniType<Definition & TopicRef>,
      z.ZodMiniType<Definition & { readonly revision: number }>,
      z.ZodMiniType<unknown, One>,
      z.ZodMiniType,
      z.ZodMiniType
    >
  >,
  'list'
>;

interface MaterialPorts<Definition extends AnyMaterial, One> {
  /** What the id of one is called in addresses. */
  readonly ref: string;
  readonly service: MaterialService<Definition>;
  readonly present: (record: MaterialRecord<Definition>) => One;
  readonly names: Names;
}

/** What is answered alike for every material: one of them, new ones, and what they were like. */
export const materialRoutes = <Definition extends AnyMaterial, One>(
  calls: Calls<Definition, One>,
  { ref, service, present, names }: MaterialPorts<Definition, One>,
): Route[] => {
  type Params = Readonly<Record<string, string>>;
  const idIn = (params: Params): string => params[ref] ?? '';
  const revisionIn = (params: Params): number => Number(params['revision']);
  return [
    serve(calls.create, async ({ actor, query, body }) =>
      present(await service.create(actor, body, query.attempt)),
    ),
    serve(calls.copy, async ({ actor, params, query, body }) =>
      present(await service.copy(actor, idIn(params), body, query.attempt)),
    ),
    serve(calls.read, async ({ actor, params }) =>
      present(await service.read(actor, idIn(params))),
    ),
    serve(calls.change, async ({ actor, params, body }) =>
      present(await service.change(actor, idIn(params), body)),
    ),
    serve(calls.remove, async ({ actor, params }) => {
      await service.remove(actor, idIn(params));
      return {};
    }),
    serve(calls.versions, async ({ actor, params }) => {
      const versions = await service.versionsOf(actor, idIn(params));
      const known = await names([...new Set(versions.map(({ by }) => by))]);
      return { versions: versions.map((version) => presentVersionLine(version, known)) };
    }),
    serve(calls.version, async ({ actor, params }) => {
      const version = await service.version(actor, idIn(params), revisionIn(params));
      return presentVersion(version, await names([version.by]));
    }),
    serve(calls.restore, async ({ actor, params, body }) =>
      present(await service.restore(actor, idIn(params), revisionIn(params), body.revision)),
    ),
  ];
};
