import { noSchool } from '@sets/shared/account/account.contract.ts';
import type { Division } from '@sets/shared/account/division.contract.ts';
import { currencyOf } from '@sets/shared/school/country-currency.ts';
import type { SchoolDefinition } from '@sets/shared/school/school.contract.ts';
import { AppError } from '../../core/app-error.ts';
import { networkFault } from './campus-networks.ts';
import { divisionsFault } from './division-of-address.ts';
import { iconFault } from './icon.ts';
import { logoFault } from './logo.ts';

type Checked = Omit<SchoolDefinition, 'divisions' | 'currency'> & {
  readonly nameKey: string;
  readonly divisions: Division[];
  readonly currency: string;
};

const faultOf = async (definition: SchoolDefinition): Promise<string | null> => {
  const { name, icon, logo, domains, networks, divisions = [] } = definition;
  if (name.toUpperCase() === noSchool) {
    return `${noSchool} stands for no school. Give it another name.`;
  }
  const faults = [await iconFault(icon), logoFault(logo), ...networks.map(networkFault)];
  return faults.find((each) => each !== null) ?? divisionsFault(divisions, domains);
};

/** What its schema alone cannot tell. @throws AppError BAD_REQUEST */
export const checked = async (definition: SchoolDefinition): Promise<Checked> => {
  const fault = await faultOf(definition);
  if (fault !== null) throw new AppError('BAD_REQUEST', fault);
  const { name, country, domains, networks, divisions = [], currency } = definition;
  return {
    ...definition,
    nameKey: name.toLowerCase(),
    domains: [...new Set(domains)],
    networks: [...new Set(networks)],
    currency: currencyOf({ currency, country }),
    divisions: divisions.map((each) => ({
      name: each.name,
      domains: [...new Set(each.domains)],
    })),
  };
};
