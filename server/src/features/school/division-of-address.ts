import { type Division, divisionKey } from '@sets/shared/account/division.contract.ts';
import { domainAndAbove, domainOf, ownersByDomain } from './email-domain.ts';

/*
 * The divisions of a school, and whose an address is by their rules. Pure.
 */

/** The division whose rule has the domain of an address, or the longest one above it; null where none does. */
export const divisionOfAddress = (
  divisions: readonly Division[],
): ((email: string) => string | null) => {
  const ownerOf = ownersByDomain(divisions);
  return (email) => {
    const domain = domainOf(email);
    return domain === null ? null : (ownerOf(domain)?.name ?? null);
  };
};

/** Why a list cannot be that of a school with these e-mail domains; null where it can. */
export const divisionsFault = (
  divisions: readonly Division[],
  schoolDomains: readonly string[],
): string | null => {
  const names = new Set<string>();
  const owners = new Map<string, string>();
  for (const { name, domains } of divisions) {
    if (names.has(divisionKey(name))) return `divisions: ${name} is there twice.`;
    names.add(divisionKey(name));
    for (const domain of domains) {
      if (!domainAndAbove(domain).some((each) => schoolDomains.includes(each))) {
        return `divisions: ${domain} is no domain of the school, and not below one.`;
      }
      const other = owners.get(domain);
      if (other !== undefined && other !== name) {
        return `divisions: ${domain} can say one division only: ${other} or ${name}.`;
      }
      owners.set(domain, name);
    }
  }
  return null;
};
