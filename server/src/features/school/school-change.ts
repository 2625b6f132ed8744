import type { Division } from '@sets/shared/account/division.contract.ts';
import { currencyOf } from '@sets/shared/school/country-currency.ts';
import type { SchoolDefinition } from '@sets/shared/school/school.contract.ts';

const listed = (what: string, before: readonly string[], after: readonly string[]): string[] => {
  const gone = before.filter((each) => !after.includes(each)).map((each) => `−${each}`);
  const come = after.filter((each) => !before.includes(each)).map((each) => `+${each}`);
  return gone.length + come.length === 0 ? [] : [`${what} ${[...gone, ...come].join(' ')}`];
};

const replaced = (what: string, before: string, after: string): string[] =>
  before === after ? [] : [`${what} ${before} → ${after}`];

type Stored = Omit<SchoolDefinition, 'colour' | 'logo' | 'divisions' | 'currency'> &
  Partial<Pick<SchoolDefinition, 'colour' | 'logo'>> & {
    readonly divisions?: readonly Division[];
    readonly currency?: string;
  };

/** Their names, and each rule beside the division that it is for. */
const namesOf = ({ divisions = [] }: Stored): string[] => divisions.map(({ name }) => `“${name}”`);
const rulesOf = ({ divisions = [] }: Stored): string[] =>
  divisions.flatMap(({ name, domains }) => domains.map((domain) => `${domain}: “${name}”`));

/** What is different, for the audit log: `name A → B; domains −a.example +b.example`. '' for nothing. */
export const schoolChange = (before: Stored, after: Stored): string =>
  [
    ...replaced('name', before.name, after.name),
    ...(before.icon === after.icon ? [] : ['picture']),
    ...replaced('colour', before.colour ?? '', after.colour ?? ''),
    ...((before.logo ?? '') === (after.logo ?? '') ? [] : ['logo']),
    ...replaced('country', before.country, after.country),
    ...replaced('currency', currencyOf(before), currencyOf(after)),
    ...listed('domains', before.domains, after.domains),
    ...listed('networks', before.networks, after.networks),
    ...listed('divisions', namesOf(before), namesOf(after)),
    ...listed('rules', rulesOf(before), rulesOf(after)),
  ].join('; ');
