import { type Order, ofKeys, orderOfTexts } from './order.ts';
import { StoreError } from './store-error.ts';
import { type Doc, isObject, RANK, rankOf } from './values.ts';

/** The languages that MongoDB documents, but for Thai, whose default passes over punctuation. */
const LOCALES = new Set(
  (
    'af sq am ar hy as az be bn bs bs_Cyrl bg my ca chr zh zh_Hant hr cs da nl dz en en_US eo et ee fo fil fi ' +
    'fr fr_CA gl ka de de_AT el gu ha haw he hi hu is ig smn id ga it ja kl kn kk km kok ko ky lkt lv ln lt dsb ' +
    'lb mk ms ml mt mr mn ne se nb nn or om ps fa fa_AF pl pt pa ro ru sr sr_Latn si sk sl es sw sv ta te bo to ' +
    'tr uk hsb ur ug vi wae cy yi yo zu'
  ).split(' '),
);

/** Where capitals come first unless it is said otherwise. */
const UPPER_FIRST = new Set(['da', 'mt']);

const KNOWN = new Set([
  'locale',
  'strength',
  'caseLevel',
  'caseFirst',
  'numericOrdering',
  'alternate',
  'maxVariable',
  'normalization',
  'backwards',
  'version',
]);

const refuse = (what: string): never => {
  throw new StoreError(115, `The store has no collation with ${what}`);
};

/**
 * The order that a collation asks for.
 *
 * @throws StoreError 115 for what the store cannot compare by; 2, 9, 14, 40414, 40415 for what MongoDB does not
 *   take either
 */
export function orderOf(collation: unknown): Order {
  if (collation === undefined || collation === null) return ofKeys;
  if (!isObject(collation))
    throw new StoreError(14, "BSON field 'collation' is the wrong type, expected type 'object'");
  if (Object.keys(collation).length === 0) return ofKeys;
  const unknown = Object.keys(collation).find((name) => !KNOWN.has(name));
  if (unknown !== undefined)
    throw new StoreError(40415, `BSON field 'collation.${unknown}' is an unknown field.`);
  const { locale } = collation;
  if (locale === undefined)
    throw new StoreError(40414, "BSON field 'collation.locale' is missing but a required field");
  if (typeof locale !== 'string')
    throw new StoreError(14, "BSON field 'collation.locale' is the wrong type");
  if (locale !== 'simple') return orderOfTexts(comparisonOf(locale, collation));
  if (Object.keys(collation).length > 1)
    throw new StoreError(9, 'If locale=simple, no other fields should be present');
  return ofKeys;
}

function comparisonOf(locale: string, collation: Doc): (a: string, b: string) => number {
  refuseOthers(collation);
  const strength = strengthOf(collation.strength);
  const hasCaseLevel = booleanOf(collation, 'caseLevel');
  const caseFirst = caseFirstOf(collation.caseFirst) ?? (UPPER_FIRST.has(locale) ? 'upper' : 'off');
  if (caseFirst !== 'off' && !hasCaseLevel && strength < 3) {
    throw new StoreError(
      2,
      "'caseFirst' is invalid unless 'caseLevel' is on or 'strength' is greater than 2",
    );
  }
  const options: Intl.CollatorOptions = {
    numeric: booleanOf(collation, 'numericOrdering'),
    caseFirst: caseFirst === 'off' ? 'false' : caseFirst,
    ignorePunctuation: false,
  };
  const tag = tagOf(locale);
  const levels = levelsOf(strength, hasCaseLevel).map(
    (sensitivity) => new Intl.Collator(tag, { ...options, sensitivity }).compare,
  );
  const [only] = levels;
  if (only && levels.length === 1) return only;
  return (a, b) => {
    for (const compareTexts of levels) {
      const order = compareTexts(a, b);
      if (order !== 0) return order;
    }
    return 0;
  };
}

/** Comparisons of which each decides where those before it see no difference: letters, accents, capitals, the rest. */
function levelsOf(
  strength: number,
  hasCaseLevel: boolean,
): NonNullable<Intl.CollatorOptions['sensitivity']>[] {
  if (!hasCaseLevel) return strength === 1 ? ['base'] : [strength === 2 ? 'accent' : 'variant'];
  if (strength === 1) return ['case'];
  return strength === 2 ? ['accent', 'case'] : ['accent', 'case', 'variant'];
}

/** @throws StoreError 2 for a language that MongoDB does not know, 115 for one that is not in Node's tables */
function tagOf(locale: string): string {
  if (locale.includes('@') || locale === 'th' || locale === 'en_US_POSIX')
    refuse(`the locale ${locale}`);
  if (!LOCALES.has(locale)) throw new StoreError(2, `Field 'locale' is invalid: ${locale}`);
  const tag = locale.replaceAll('_', '-');
  if (Intl.Collator.supportedLocalesOf(tag).length === 0) refuse(`the locale ${locale}`);
  return tag;
}

/** What is as it would be anyway may be said. */
function refuseOthers(collation: Doc): void {
  const { alternate = 'non-ignorable', maxVariable = 'punct', version } = collation;
  if (alternate !== 'non-ignorable') refuse(`'alternate': ${String(alternate)}`);
  if (maxVariable !== 'punct') refuse(`'maxVariable': ${String(maxVariable)}`);
  if (version !== undefined) refuse("a 'version'");
  booleanOf(collation, 'normalization');
  const isBackwards = booleanOf(collation, 'backwards');
  if (isBackwards || (collation.backwards === false && collation.locale === 'fr_CA'))
    refuse(`'backwards': ${isBackwards}`);
}

function booleanOf(collation: Doc, name: string): boolean {
  const value = collation[name] ?? false;
  if (typeof value === 'boolean') return value;
  throw new StoreError(14, `BSON field 'collation.${name}' is the wrong type, expected 'bool'`);
}

function caseFirstOf(value: unknown): 'upper' | 'lower' | 'off' | undefined {
  if (value === undefined || value === 'upper' || value === 'lower' || value === 'off')
    return value;
  throw new StoreError(2, "Field 'caseFirst' must be 'upper', 'lower' or 'off'");
}

function strengthOf(value: unknown): number {
  if (value === undefined) return 3;
  if (rankOf(value) !== RANK.number)
    throw new StoreError(14, "BSON field 'collation.strength' is the wrong type");
  const strength = Number(value);
  if (strength === 4 || strength === 5) refuse(`'strength': ${strength}`);
  if (strength === 1 || strength === 2 || strength === 3) return strength;
  // From 0 to 5 is what its type allows; the rest is looked at later.
  const code = strength > 5 || strength < 0 ? 51024 : 9;
  throw new StoreError(code, "Field 'strength' must be an integer 1 through 5");
}
