import { domainToASCII } from 'node:url';
import { emailDomain } from '@sets/shared/core/email-domain.ts';

/** Letters and digits of any script, with the dots of any: nothing that makes an address a URL. */
const domainSigns = /^[\p{L}\p{M}\p{N}.。．｡-]+$/u;

/**
 * The domain of an e-mail address as schools write it: in lower case, and as `xn--…` where it has
 * letters of other scripts. Null where there is none.
 */
export const domainOf = (email: string): string | null => {
  const at = email.lastIndexOf('@');
  const typed = email.slice(at + 1).trim();
  if (at < 0 || !domainSigns.test(typed)) return null;
  const domain = emailDomain.safeParse(domainToASCII(typed));
  return domain.success ? domain.data : null;
};

/** A domain and every domain above it, the longest first: `cs.uni.example`, `uni.example`, `example`. */
export const domainAndAbove = (domain: string): string[] => {
  const labels = domain.split('.');
  return labels.map((_label, at) => labels.slice(at).join('.'));
};

interface WithDomains {
  readonly domains: readonly string[];
}

/**
 * Finds whom a domain belongs to: whoever has the domain itself or the longest one above it. What is
 * between two dots counts whole: `myuni.example` is not of `uni.example`.
 */
export const ownersByDomain = <School extends WithDomains>(
  schools: readonly School[],
): ((domain: string) => School | null) => {
  const owners = new Map(
    schools.flatMap((school) => school.domains.map((domain): [string, School] => [domain, school])),
  );
  return (domain) => {
    const nearest = domainAndAbove(domain).find((each) => owners.has(each));
    return nearest === undefined ? null : (owners.get(nearest) ?? null);
  };
};
