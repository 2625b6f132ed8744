import type { ApiDocument } from '../openapi.ts';
import { type Markup, markup } from '../markup.ts';
import { type Operation, operationCard, operationLink, operationsOf } from './operation-view.ts';
import { fieldsOf, schemaAnchor, type Schemas } from './schema-view.ts';

/** Groups in their order, each with what belongs to it. */
const byTag = (document: ApiDocument): [tag: string, operations: Operation[]][] => {
  const operations = operationsOf(document);
  return (document.tags ?? []).map(({ name }) => [
    name,
    operations.filter((operation) => operation.tags.includes(name)),
  ]);
};

const head = (title: string): Markup => markup`<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/api/docs.css">
</head>`;

const intro = ({ info }: ApiDocument): Markup => markup`<header>
<h1>${info.title} <span>API</span></h1>
<p>${info.description}</p>
<p class="quiet">Log in with <code>POST /api/user/login</code>, then send
<code>Authorization: Bearer …</code> · <a href="/api/openapi.json">openapi.json</a></p>
</header>`;

/** The page to read the API on: made on the server, without a script, from the OpenAPI document. */
export const renderApiPage = (document: ApiDocument): string => {
  const groups = byTag(document);
  const schemas = (document.components?.schemas ?? {}) as Schemas;
  const names = Object.keys(schemas).toSorted();
  const links = groups.map(
    ([tag, operations]) =>
      markup`<h2>${tag}</h2><ul>${operations.map((each) => markup`<li>${operationLink(each)}</li>`)}</ul>`,
  );
  const schemaLinks = names.map(
    (name) => markup`<li><a href="#${schemaAnchor(name)}">${name}</a></li>`,
  );
  const cards = groups.map(
    ([tag, operations]) =>
      markup`<section><h2>${tag}</h2>${operations.map((each) => operationCard(each, schemas))}</section>`,
  );
  const schemaCards = names.map(
    (name) =>
      markup`<article id="${schemaAnchor(name)}"><h3><code>${name}</code></h3>${fieldsOf(schemas[name] ?? {})}</article>`,
  );
  return markup`<!doctype html>
<html lang="en">
${head(`API · ${document.info.title}`)}
<body>
${intro(document)}
<div class="columns">
<nav aria-label="Calls and schemas">${links}<h2>Schemas</h2><ul>${schemaLinks}</ul></nav>
<main>${cards}<section><h2>Schemas</h2>${schemaCards}</section></main>
</div>
</body>
</html>
`.text;
};
