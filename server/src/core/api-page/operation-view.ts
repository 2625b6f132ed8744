import type { ApiDocument } from '../openapi.ts';
import { type Markup, markup } from '../markup.ts';
import { fieldsOf, resolve, type SchemaNode, type Schemas, typeOf } from './schema-view.ts';

type Content = Readonly<Record<string, { readonly schema?: SchemaNode }>>;

interface Parameter {
  readonly in: string;
  readonly name: string;
  readonly required?: boolean;
  readonly schema: SchemaNode;
}

/** A call as the document has it, with where it is. */
export interface Operation {
  readonly method: string;
  readonly path: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description: string;
  readonly security: readonly unknown[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<
    Record<string, { readonly description: string; readonly content: Content }>
  >;
}

export const operationsOf = (document: ApiDocument): Operation[] =>
  Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, Operation>).map(([method, operation]) =>
      Object.assign({}, operation, { method, path }),
    ),
  );

const anchor = ({ method, path }: Operation): string =>
  `${method}${path.replaceAll(/[^\w]+/g, '-')}`;

const badge = ({ method }: Operation): Markup =>
  markup`<span class="method ${method}">${method.toUpperCase()}</span>`;

export const operationLink = (operation: Operation): Markup =>
  markup`<a href="#${anchor(operation)}">${badge(operation)} ${operation.path.replace('/api', '')}</a>`;

const schemaIn = (content: Content | undefined): SchemaNode | undefined =>
  content?.['application/json']?.schema;

/** A titled part: the name of the schema where it has one, and its fields. */
const part = (title: string, node: SchemaNode | undefined, schemas: Schemas): Markup | null => {
  if (node === undefined) return null;
  const named = node.$ref === undefined ? null : markup` · ${typeOf(node)}`;
  return markup`<h4>${title}${named}</h4>${fieldsOf(resolve(node, schemas))}`;
};

const parameters = ({ parameters: all = [] }: Operation, place: string): SchemaNode | undefined => {
  const listed = all.filter((parameter) => parameter.in === place);
  if (listed.length === 0) return undefined;
  return {
    type: 'object',
    properties: Object.fromEntries(listed.map(({ name, schema }) => [name, schema])),
    required: listed.filter((each) => each.required).map((each) => each.name),
  };
};

const failures = (responses: Operation['responses']): Markup => {
  const items = Object.entries(responses)
    .filter(([status]) => Number(status) >= 400)
    .map(
      ([status, { description }]) => markup`<li><b>${status}</b> <code>${description}</code></li>`,
    );
  return markup`<h4>Failures</h4><ul class="failures">${items}</ul>`;
};

/** Everything about one call. */
export const operationCard = (operation: Operation, schemas: Schemas): Markup => {
  const { responses } = operation;
  const [status = '200', success] =
    Object.entries(responses).find(([each]) => Number(each) < 400) ?? [];
  const access = operation.security.length > 0 ? 'Session needed' : 'Open to everybody';
  return markup`<article id="${anchor(operation)}">
<h3>${badge(operation)} <code>${operation.path}</code></h3>
<p>${operation.summary}.</p>
<p class="quiet">${access} · ${operation.description}</p>
${part('In the path', parameters(operation, 'path'), schemas)}
${part('In the query', parameters(operation, 'query'), schemas)}
${part('Body', schemaIn(operation.requestBody?.content), schemas)}
${part(`Reply ${status}`, schemaIn(success?.content), schemas)}
${failures(responses)}
</article>`;
};
