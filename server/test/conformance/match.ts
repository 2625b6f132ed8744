import { EJSON } from 'bson';

type Fields = Record<string, unknown>;

/**
 * What differs between an expectation of the unified test format and a result: '' where nothing
 * does. The root may hold more fields than expected; documents within it may not.
 */
export function difference(expected: unknown, actual: unknown, path = 'result'): string {
  if (isFields(expected)) {
    if ('$$unsetOrMatches' in expected) {
      return actual === undefined ? '' : difference(expected.$$unsetOrMatches, actual, path);
    }
    if (!isFields(actual)) return said(path, expected, actual);
    const extra = path === 'result' ? [] : Object.keys(actual).filter((key) => !(key in expected));
    if (extra.length > 0) return `${path} has more than expected: ${extra.join(', ')}`;
    const parts = Object.entries(expected).map(([key, value]) =>
      difference(value, actual[key], `${path}.${key}`),
    );
    return parts.find((part) => part !== '') ?? '';
  }
  if (Array.isArray(expected)) {
    if (!Array.isArray(actual) || actual.length !== expected.length) {
      return said(path, expected, actual);
    }
    const parts = expected.map((value, i) => difference(value, actual[i], `${path}[${i}]`));
    return parts.find((part) => part !== '') ?? '';
  }
  return Object.is(expected, actual) ? '' : said(path, expected, actual);
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function said(path: string, expected: unknown, actual: unknown): string {
  return `${path}: expected ${EJSON.stringify(expected)}, got ${EJSON.stringify(actual ?? null)}`;
}
