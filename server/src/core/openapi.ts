import { isFile, isRaw, needsSession, type Schema } from '@sets/shared/core/call.ts';
import { type ErrorCode, failure, httpStatus } from '@sets/shared/core/result.ts';
import * as z from 'zod/mini';
import {
  createDocument,
  type ZodOpenApiOperationObject,
  type ZodOpenApiOverride,
  type ZodOpenApiPathsObject,
} from 'zod-openapi';
import { roleNeeded, type Route, type RouteGroup } from './route.ts';

export type ApiDocument = ReturnType<typeof createDocument>;

const json = (schema: z.ZodMiniType) => ({ 'application/json': { schema } });

const bytes = { type: 'string', format: 'binary' } as const;

const bodyOf = (body: NonNullable<Route['body']>) =>
  isRaw(body) ? { 'application/json': { schema: bytes } } : json(body);

const replyOf = (reply: Route['reply']) =>
  isFile(reply) ? { [reply.mediaType]: { schema: bytes } } : json(reply);

/** A call without a session is possible where the list holds an empty choice, or nothing. */
const securityOf = ({ auth }: Route) => {
  if (auth === 'none') return [];
  return auth === 'optional' ? [{}, { session: [] }] : [{ session: [] }];
};

/** `/api/polls/:pollid` as OpenAPI writes it. */
export const documentPath = (path: string): string => path.replaceAll(/:(\w+)/g, '{$1}');

/** Every code that a route can fail with: what follows from its declaration, then its own. */
export const failuresOf = (route: Route): ErrorCode[] => [
  ...new Set<ErrorCode>([
    ...(route.params || route.query || route.body ? (['BAD_REQUEST'] as const) : []),
    ...(needsSession(route.auth) ? (['UNAUTHENTICATED'] as const) : []),
    ...(roleNeeded(route.auth) === null ? [] : (['FORBIDDEN'] as const)),
    ...(route.failures ?? []),
    ...(route.body ? (['TOO_LARGE'] as const) : []),
    'RATE_LIMITED',
    'UNAVAILABLE',
  ]),
];

/** Codes that share a status share a reply of the document. */
const failureReplies = (route: Route) => {
  const byStatus = Map.groupBy(failuresOf(route), (code) => httpStatus[code]);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      String(status) as `${4 | 5}${string}`,
      { description: codes.join(' or '), content: json(failure) },
    ]),
  );
};

/** Of a query that is one of several, whatever may stand in it: the document knows no choice between lists of parameters. */
const queryOf = (query: Schema): Schema => {
  const { def } = query;
  if (def.type !== 'union') return query;
  const shapes = (def as z.core.$ZodUnionDef).options.map(
    (each) => (each as z.ZodMiniObject).shape,
  );
  const names = new Set(shapes.flatMap((shape) => Object.keys(shape)));
  const values = [...names].map((name) => {
    const [first, ...others] = shapes.flatMap((shape) => (shape[name] as z.ZodMiniType) ?? []);
    const value = z.union([first as z.ZodMiniType, ...others]);
    return [name, others.length + 1 === shapes.length ? value : z.optional(value)] as const;
  });
  return z.strictObject(Object.fromEntries(values));
};

/** What a file is answered beside itself. */
const furtherReplies = (reply: Route['reply']): ZodOpenApiOperationObject['responses'] => {
  if (!isFile(reply)) return {};
  if (reply.isInRanges === true) {
    return {
      '206': { description: 'The range that was asked for', content: replyOf(reply) },
      '304': { description: 'As it was' },
      '416': { description: 'There is no such range', content: json(failure) },
    };
  }
  return reply.isFollowed === true ? { '304': { description: 'As it was' } } : {};
};

const operation = (group: RouteGroup, route: Route): ZodOpenApiOperationObject => ({
  tags: [group.name],
  summary: route.summary,
  description: `At most ${route.limit.count} in ${route.limit.seconds} s.`,
  security: securityOf(route),
  requestParams: {
    ...(route.params && { path: route.params as never }),
    ...(route.query && { query: queryOf(route.query) as never }),
  },
  ...(route.body && { requestBody: { required: true, content: bodyOf(route.body) } }),
  responses: {
    [String(route.status ?? 200) as '200']: { description: 'Done', content: replyOf(route.reply) },
    ...furtherReplies(route.reply),
    ...failureReplies(route),
  },
});

/** What is asked of a schema by itself, as of one within the document. */
const taken = (schema: z.core.$ZodType) =>
  z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => sayWhatCounts(zodSchema, jsonSchema),
  });

/**
 * Text is cleaned before its length is looked at, and lists are counted before what is in them is: of such a
 * chain the document would only say that it is text, or a list; what counts is said by its end.
 */
const sayWhatCounts = (
  zodSchema: z.core.$ZodType,
  jsonSchema: { readonly type?: unknown },
): void => {
  const { def } = zodSchema as unknown as z.ZodMiniType;
  if (def.type !== 'pipe') return;
  const { out } = def as z.core.$ZodPipeDef;
  if (jsonSchema.type === 'string') {
    const { minLength, maxLength } = taken(out);
    Object.assign(jsonSchema, { minLength, maxLength });
  }
  if (jsonSchema.type === 'array') Object.assign(jsonSchema, { items: taken(out).items });
};

const endOfChains: ZodOpenApiOverride = ({ jsonSchema, zodSchema, io }) => {
  if (io === 'input') sayWhatCounts(zodSchema, jsonSchema);
};

/** The OpenAPI document of the API, made of the very declarations that serve it. */
export const createApiDocument = (groups: readonly RouteGroup[]): ApiDocument => {
  const paths: ZodOpenApiPathsObject = {};
  for (const group of groups) {
    for (const route of group.routes) {
      const path = documentPath(route.path);
      paths[path] = { ...paths[path], [route.method]: operation(group, route) };
    }
  }
  const schemas = Object.assign({ Failure: failure }, ...groups.map((group) => group.schemas));
  const document = {
    openapi: '3.1.0' as const,
    info: {
      title: 'Sets',
      version: '1',
      description:
        'Everything that is not live. A call that fails answers { code, msg } and changes nothing. The live connection is described in docs/contract.md.',
    },
    tags: groups.map(({ name }) => ({ name })),
    paths,
    components: {
      schemas,
      securitySchemes: {
        session: {
          type: 'http' as const,
          scheme: 'bearer',
          description: 'The token of POST /api/user/login',
        },
      },
    },
  };
  return createDocument(document, { override: endOfChains });
};
