import type { CallDeclaration, Schema } from '../core/call.ts';
import { cannotRead } from '../core/stored-shape.ts';
import { makingAttempt, materialRemoved, shelf } from './material.contract.ts';
import { restoreVersion, versionList } from './material-versions.contract.ts';

/** What one kind of material is called. */
interface About {
  /** As people read it on the API's page, with its article: `a poll`. */
  readonly what: string;
  /** Of all, and of one, as Express writes it. */
  readonly paths: { readonly all: string; readonly one: string };
}

/** The same, and its schemas. */
interface OfMaterial<Ref, VersionRef, New, Change, One, List, Version> extends About {
  readonly ref: Ref;
  readonly versionRef: VersionRef;
  readonly create: New;
  readonly change: Change;
  readonly one: One;
  readonly list: List;
  readonly version: Version;
}

export const readingMaterial = {
  method: 'get',
  auth: 'bearer',
  limit: { count: 300, seconds: 60 },
} as const;
/** An editor saves as its person types. */
export const writingMaterial = { auth: 'bearer', limit: { count: 120, seconds: 60 } } as const;

/** Those of a topic, and new ones. */
const ofAll = <New extends Schema, One extends Schema, List extends Schema>(
  of: About & { readonly create: New; readonly one: One; readonly list: List },
) =>
  ({
    list: {
      ...readingMaterial,
      path: of.paths.all,
      summary: `What there is in a topic of a space that one moderates, newest first; each line is ${of.what}`,
      failures: ['FORBIDDEN', 'NOT_FOUND'],
      query: shelf,
      reply: of.list,
    },
    create: {
      ...writingMaterial,
      method: 'post',
      path: of.paths.all,
      summary: `Create ${of.what} in a topic of a space that one moderates`,
      failures: ['FORBIDDEN', 'NOT_FOUND'],
      query: makingAttempt,
      body: of.create,
      reply: of.one,
      status: 201,
    },
  }) as const;

/** One of them, and copies of it. */
const ofOne = <Ref extends Schema, Change extends Schema, One extends Schema>(
  of: About & { readonly ref: Ref; readonly change: Change; readonly one: One },
) =>
  ({
    read: {
      ...readingMaterial,
      path: of.paths.one,
      params: of.ref,
      summary: `Read ${of.what} of a space that one moderates`,
      failures: ['FORBIDDEN', 'NOT_FOUND', ...cannotRead],
      reply: of.one,
    },
    change: {
      ...writingMaterial,
      path: of.paths.one,
      params: of.ref,
      method: 'put',
      summary: `Change ${of.what}, as long as nobody else has since it was loaded`,
      failures: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT', ...cannotRead],
      body: of.change,
      reply: of.one,
    },
    remove: {
      ...writingMaterial,
      path: of.paths.one,
      params: of.ref,
      method: 'delete',
      summary: `Delete ${of.what} that is not running`,
      failures: ['FORBIDDEN', 'NOT_FOUND', 'WRONG_PHASE'],
      reply: materialRemoved,
    },
    copy: {
      ...writingMaterial,
      method: 'post',
      path: `${of.paths.one}/copy`,
      summary: `Copy ${of.what}, into its topic or another one`,
      failures: ['FORBIDDEN', 'NOT_FOUND', ...cannotRead],
      params: of.ref,
      query: makingAttempt,
      body: shelf,
      reply: of.one,
      status: 201,
    },
  }) as const;

/** What one was like. */
const ofVersions = <
  Ref extends Schema,
  VersionRef extends Schema,
  One extends Schema,
  Version extends Schema,
>(
  of: About & {
    readonly ref: Ref;
    readonly versionRef: VersionRef;
    readonly one: One;
    readonly version: Version;
  },
) =>
  ({
    versions: {
      ...readingMaterial,
      path: `${of.paths.one}/versions`,
      summary: `What ${of.what} was like, newest first; the first is what it is`,
      failures: ['FORBIDDEN', 'NOT_FOUND'],
      params: of.ref,
      reply: versionList,
    },
    version: {
      ...readingMaterial,
      path: `${of.paths.one}/versions/:revision`,
      summary: `A version of ${of.what} as a whole`,
      failures: ['FORBIDDEN', 'NOT_FOUND', ...cannotRead],
      params: of.versionRef,
      reply: of.version,
    },
    restore: {
      ...writingMaterial,
      method: 'post',
      path: `${of.paths.one}/versions/:revision/restore`,
      summary: `Bring an earlier version of ${of.what} back, as its newest one`,
      failures: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT', ...cannotRead],
      params: of.versionRef,
      body: restoreVersion,
      reply: of.one,
    },
  }) as const;

/** The calls that every kind of material has: they belong to its space, and who moderates it may make them. */
export const callsOfMaterial = <
  Ref extends Schema,
  VersionRef extends Schema,
  New extends Schema,
  Change extends Schema,
  One extends Schema,
  List extends Schema,
  Version extends Schema,
>(
  of: OfMaterial<Ref, VersionRef, New, Change, One, List, Version>,
) => ({ ...ofAll(of), ...ofOne(of), ...ofVersions(of) }) satisfies Record<string, CallDeclaration>;
