import type { CallDeclaration } from '@sets/shared/core/call.ts';
import { ok, type Result } from '@sets/shared/core/result.ts';
import type { VersionLine } from '@sets/shared/material/material-versions.contract.ts';
import type * as z from 'zod/mini';
import { ask } from '../../core/api.ts';
import type { Filed, MaterialLine, MaterialServer, Shelf } from './material.ts';
import { reading } from './reading.ts';

type Takes<Is> = z.ZodMiniType<unknown, Is>;
type Gives<Is> = z.ZodMiniType<Is>;
type Names = Takes<Readonly<Record<string, string>>>;
type Attempt = Takes<{ readonly attempt?: string | undefined }>;

interface Call extends CallDeclaration {
  readonly auth: 'bearer';
}
interface Read<Query, Reply> extends Call {
  readonly method: 'get';
  readonly query: Takes<Query>;
  readonly reply: Gives<Reply>;
}
interface ReadOne<Reply> extends Call {
  readonly method: 'get';
  readonly params: Names;
  readonly query?: never;
  readonly body?: never;
  readonly reply: Gives<Reply>;
}
interface Change<Body, Reply> extends Call {
  readonly params: Names;
  readonly query?: never;
  readonly body: Takes<Body>;
  readonly reply: Gives<Reply>;
}

/** The calls of a material, as `callsOfMaterial` declares them; what is written they take as it is checked. */
interface MaterialCalls<Definition, One, List> {
  readonly list: Read<Shelf, List>;
  readonly create: Call & {
    readonly query: Attempt;
    readonly body: Takes<object>;
    readonly reply: Gives<One>;
  };
  readonly copy: Call & {
    readonly params: Names;
    readonly query: Attempt;
    readonly body: Takes<Shelf>;
    readonly reply: Gives<One>;
  };
  readonly read: ReadOne<One>;
  readonly change: Change<object, One>;
  readonly remove: Call & { readonly params: Names; readonly reply: Gives<object> };
  readonly versions: ReadOne<{ readonly versions: readonly VersionLine[] }>;
  readonly version: ReadOne<{ readonly definition: Definition }>;
  readonly restore: Change<{ readonly revision: number }, One>;
}

interface Spoken<Definition, One, List> {
  readonly calls: MaterialCalls<Definition, One, List>;
  /** What its id is called in addresses. */
  readonly ref: string;
  readonly filed: (one: One) => Filed<Definition>;
  readonly lines: (list: List) => readonly MaterialLine[];
}

/** What the calls of a material give, in the words of all materials. */
export const materialServer = <Definition extends object, One extends object, List extends object>({
  calls,
  ref,
  filed,
  lines,
}: Spoken<Definition, One, List>): MaterialServer<Definition> => {
  const named = (id: string) => ({ [ref]: id });
  const version = (id: string, revision: number) => ({ [ref]: id, revision: String(revision) });
  const told = async (asked: Promise<Result<One>>): Promise<Result<Filed<Definition>>> => {
    const result = await asked;
    return result.ok ? ok(filed(result.value)) : result;
  };
  return {
    listCall: calls.list,
    api: (token) => ({
      look: ({ moduleid, topicid }) => ask(calls.list, { token, query: { moduleid, topicid } }),
      read: (id) => told(ask(calls.read, { token, params: named(id) })),
      create: (definition, shelf, attempt) =>
        told(ask(calls.create, { token, query: { attempt }, body: { ...definition, ...shelf } })),
      change: (id, definition, revision) =>
        told(ask(calls.change, { token, params: named(id), body: { ...definition, revision } })),
      remove: (id) => ask(calls.remove, { token, params: named(id) }),
      copy: (id, { moduleid, topicid }, attempt) =>
        ask(calls.copy, {
          token,
          params: named(id),
          query: { attempt },
          body: { moduleid, topicid },
        }),
      restore: (id, of, revision) =>
        told(ask(calls.restore, { token, params: version(id, of), body: { revision } })),
    }),
    lines: (token, { moduleid, topicid }) =>
      reading(calls.list, { token, query: { moduleid, topicid } }, lines),
    one: (token, id) => reading(calls.read, { token, params: named(id) }, filed),
    versions: (token, id) =>
      reading(calls.versions, { token, params: named(id) }, ({ versions }) => versions),
    version: (token, id, revision) =>
      reading(
        calls.version,
        { token, params: version(id, revision) },
        ({ definition }) => definition,
      ),
  };
};
