import { currencyOf } from '@sets/shared/school/country-currency.ts';
import type { Partners, School } from '@sets/shared/school/school.contract.ts';
import type { SchoolRecord } from './school.service.ts';

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
  counts: ReadonlyMap<string, number>,
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
  people: counts.get(name) ?? 0,
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
