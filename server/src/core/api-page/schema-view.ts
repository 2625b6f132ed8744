import { type Markup, markup } from '../markup.ts';

/** What the page reads of a JSON schema, as OpenAPI 3.1 holds it. */
export interface SchemaNode {
  readonly $ref?: string;
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly SchemaNode[];
  readonly oneOf?: readonly SchemaNode[];
  readonly items?: SchemaNode;
  readonly properties?: Readonly<Record<string, SchemaNode>>;
  readonly additionalProperties?: boolean | SchemaNode;
  readonly required?: readonly string[];
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
}

export const schemaAnchor = (name: string): string => `schema-${name}`;

const nameOf = (ref: string): string => ref.slice(ref.lastIndexOf('/') + 1);

export type Schemas = Readonly<Record<string, SchemaNode>>;

/** The schema itself, where there is only its name. */
export const resolve = (node: SchemaNode, schemas: Schemas): SchemaNode =>
  node.$ref === undefined ? node : (schemas[nameOf(node.$ref)] ?? node);

/** `, 5–10`, ` up to 10`, ` from 5`, or nothing. Zod writes the limits of whole numbers out; those say nothing. */
const range = (min: number | undefined, max: number | undefined, unit = ''): string => {
  const from = min !== undefined && min > Number.MIN_SAFE_INTEGER ? min : undefined;
  const to = max !== undefined && max < Number.MAX_SAFE_INTEGER ? max : undefined;
  if (from === undefined && to === undefined) return '';
  if (from === undefined) return `, up to ${to}${unit}`;
  return to === undefined ? `, from ${from}${unit}` : `, ${from}–${to}${unit}`;
};

const between = (parts: readonly Markup[], separator: Markup): readonly Markup[] =>
  parts.flatMap((part, at) => (at === 0 ? [part] : [separator, part]));

const text = (node: SchemaNode): Markup => {
  const length = range(node.minLength, node.maxLength, ' characters');
  const format = node.format === undefined ? '' : `, ${node.format}`;
  const pattern = node.pattern !== undefined && node.format === undefined;
  return markup`text${length}${format}${pattern ? markup` like <code>${node.pattern}</code>` : null}`;
};

/** The type of a value in a few words, with a link where it has a name. */
export const typeOf = (node: SchemaNode): Markup => {
  if (node.$ref !== undefined) {
    const name = nameOf(node.$ref);
    return markup`<a href="#${schemaAnchor(name)}">${name}</a>`;
  }
  if (node.const !== undefined) return markup`<code>${JSON.stringify(node.const)}</code>`;
  if (node.enum !== undefined) {
    const values = node.enum.map((value) => markup`<code>${JSON.stringify(value)}</code>`);
    return markup`${between(values, markup` or `)}`;
  }
  const choices = node.anyOf ?? node.oneOf;
  if (choices !== undefined) return markup`${between(choices.map(typeOf), markup` or `)}`;
  if (node.type === 'array' && node.items !== undefined) {
    return markup`list of ${typeOf(node.items)}${range(node.minItems, node.maxItems)}`;
  }
  if (node.type === 'string') return text(node);
  if (node.type === 'integer') return markup`whole number${range(node.minimum, node.maximum)}`;
  if (node.type === 'object') return markup`object`;
  return markup`${node.type ?? 'anything'}`;
};

/** The fields of an object as a table; a line of words for everything else. */
export const fieldsOf = (node: SchemaNode): Markup => {
  const fields = Object.entries(node.properties ?? {});
  if (node.type !== 'object') return markup`<p>${typeOf(node)}</p>`;
  if (fields.length === 0) return markup`<p class="quiet">An empty object.</p>`;
  const rows = fields.map(([name, field]) => {
    const optional = node.required?.includes(name) ? null : markup` <small>may be left out</small>`;
    return markup`<tr><th scope="row"><code>${name}</code>${optional}</th><td>${typeOf(field)}</td></tr>`;
  });
  return markup`<table><tbody>${rows}</tbody></table>`;
};
