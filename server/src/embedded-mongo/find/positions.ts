import { elementTest, isOperatorObject, valueTest } from './filter.ts';
import { isTrue } from '../expressions/conditions.ts';
import { type Order, ofKeys } from '../order.ts';
import { StoreError } from '../store-error.ts';
import { type Doc, isObject } from '../values.ts';
import { elementAt, type Find, itemAt, wholeAt } from './walk.ts';

/** The place in an array through which a document matches; `undefined` where its query says none. */
export type Positions = (doc: Doc) => number | undefined;

interface Finds {
  /** All of them hold. */
  certain: Find[];
  /** Of which MongoDB takes some for others before it looks, and some not. */
  uncertain: Find[];
}

/**
 * Compiles a query to what the positional `$` stands for: the place of the item that matched, in the outermost array
 * on the way that was looked into. A query with conditions on several items is refused at a document of which
 * they match different ones: MongoDB leaves open which of them counts.
 *
 * @throws StoreError 2 (at such a document)
 */
export function compilePositions(query: Doc, order: Order = ofKeys): Positions {
  const finds: Finds = { certain: [], uncertain: [] };
  collect(query, finds, order);
  return (doc) => {
    const certain = placesOf(finds.certain, doc);
    const others = placesOf(finds.uncertain, doc);
    const [place, ...more] = certain;
    if (more.length === 0 && [...others].every((other) => other === place)) return place;
    throw new StoreError(
      2,
      'The conditions of the query match different items: it is not certain for which the positional operator stands',
    );
  };
}

function placesOf(finds: readonly Find[], doc: Doc): Set<number> {
  const places = finds.map((find) => find(doc)?.at);
  return new Set(places.filter((place) => place !== undefined));
}

/** Negations match no item; of `$or` MongoDB says none, but for what it takes for an `$in`. */
function collect(query: Doc, finds: Finds, order: Order): void {
  for (const [key, condition] of Object.entries(query)) {
    const parts = Array.isArray(condition) ? condition.filter(isObject) : [];
    const isOne = key === '$and' || (key === '$or' && parts.length === 1);
    if (isOne) for (const part of parts) collect(part, finds, order);
    else if (key === '$or') finds.uncertain.push(...parts.flatMap((part) => allOf(part, order)));
    else if (!key.startsWith('$')) finds.certain.push(...findsAt(key.split('.'), condition, order));
  }
}

function allOf(query: Doc, order: Order): Find[] {
  const finds: Finds = { certain: [], uncertain: [] };
  collect(query, finds, order);
  return [...finds.certain, ...finds.uncertain];
}

const NEGATIONS = new Set(['$ne', '$nin', '$not', '$options']);
/** They look at an array itself, not at its items. */
const OF_WHOLES = new Set(['$size', '$exists']);

function findsAt(path: readonly string[], condition: unknown, order: Order): Find[] {
  if (!isOperatorObject(condition)) return [itemAt(path, valueTest(condition, order))];
  return Object.entries(condition).flatMap(([operator, operand]): Find[] => {
    if (NEGATIONS.has(operator) || (operator === '$exists' && !isTrue(operand))) return [];
    if (operator === '$all' && Array.isArray(operand))
      return operand.flatMap((each) => findsAt(path, each, order));
    if (operator === '$elemMatch') return [elementAt(path, elementTest(operand, order))];
    const { $options } = condition;
    const one = operator === '$regex' ? { $regex: operand, $options } : { [operator]: operand };
    const test = valueTest(one, order);
    return [OF_WHOLES.has(operator) ? wholeAt(path, test) : itemAt(path, test)];
  });
}
