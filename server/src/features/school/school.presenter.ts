import { currencyOf } from '@sets/shared/school/country-currency.ts';
import type { Partners, School } from '@sets/shared/school/school.contract.ts';
import type { SchoolRecord } from './school.service.ts';

export interface SchoolCounts {
  /** How many people are at each school, by its name. */
  readonly people: ReadonlyMap<string, number>;
  /** How many stalls there are at each, by its id. */
  readonly stalls: ReadonlyMap<string, number>;
}

/** A school, as admins see it. */
export const presentSchool = (
  {
    _id,
    name,
    icon,
    colour,
    logo,
    country,
    domains,
    networks,
    divisions = [],
    currency,
  }: SchoolRecord,
  { people, stalls }: SchoolCounts,
): School => ({
  schoolid: _id,
  name,
  icon,
  colour: colour ?? '',
  logo: logo ?? '',
  country,
  domains,
  networks,
  divisions: divisions.map(({ name: division, domains: rules }) => ({
    name: division,
    domains: [...rules],
  })),
  currency: currencyOf({ currency, country }),
  people: people.get(name) ?? 0,
  stalls: stalls.get(_id) ?? 0,
});

/** A school, as everybody sees it. */
export const presentPartner = ({
  _id,
  name,
  icon,
  country,
  currency,
  domains,
}: SchoolRecord): Partners['schools'][number] => ({
  schoolid: _id,
  name,
  icon,
  country,
  currency: currencyOf({ currency, country }),
  domains,
});
