import {
  type Division,
  divisionKey,
  divisionLimits,
} from '@sets/shared/account/division.contract.ts';
import { emailDomain } from '@sets/shared/core/email-domain.ts';
import * as z from 'zod/mini';
import { schoolMessages as words } from './school.messages.ts';

/*
 * The divisions of a school, as they are typed: the name, and the e-mail domains of its rule in one
 * line, with commas or blanks between them.
 */

/** A division as it is typed; its rules in one line. */
export const divisionLine = z.strictObject({
  id: z.string(),
  name: z.string(),
  domains: z.string(),
});
export type DivisionLine = z.infer<typeof divisionLine>;

const rulesIn = (typed: string): string[] => [
  ...new Set(
    typed
      .toLowerCase()
      .split(/[\s,;]+/)
      .map((each) => each.replace(/^@/, ''))
      .filter(Boolean),
  ),
];

/** Those with anything in them. */
export const typedDivisions = (lines: readonly DivisionLine[]): DivisionLine[] =>
  lines.filter(({ name, domains }) => name.trim() !== '' || domains.trim() !== '');

/** As the call wants them. */
export const definedDivisions = (lines: readonly DivisionLine[]): Division[] =>
  typedDivisions(lines).map(({ name, domains }) => ({
    name: name.trim(),
    domains: rulesIn(domains),
  }));

const isWithin = (rule: string, domains: readonly string[]): boolean =>
  domains.some((domain) => rule === domain || rule.endsWith(`.${domain}`));

/** What is wrong with a rule, in words; null where nothing is. `taken`: the rules of the divisions before. */
const rulesFault = (
  rules: readonly string[],
  domains: readonly string[],
  taken: ReadonlySet<string>,
): string | null => {
  if (rules.length > divisionLimits.domains) return words.ruleMany(divisionLimits.domains);
  for (const rule of rules) {
    if (!z.safeParse(emailDomain, rule).success) return words.ruleFault(rule);
    if (!isWithin(rule, domains)) return words.ruleElsewhere(rule);
    if (taken.has(rule)) return words.ruleTaken(rule);
  }
  return null;
};

/** What is wrong, by the id of the line; of its rule by `<id>-rule`. */
export const divisionFaults = (
  lines: readonly DivisionLine[],
  domains: readonly string[],
): Record<string, string> => {
  const faults: Record<string, string> = {};
  const names = new Set<string>();
  const taken = new Set<string>();
  for (const { id, name, domains: typed } of lines) {
    const key = divisionKey(name);
    if (key === '') faults[id] = words.divisionNameless;
    else if (name.trim().length > divisionLimits.name) {
      faults[id] = words.nameLong(divisionLimits.name);
    } else if (names.has(key)) faults[id] = words.twice;
    names.add(key);
    const rules = rulesIn(typed);
    const fault = rulesFault(rules, domains, taken);
    if (fault !== null) faults[`${id}-rule`] = fault;
    for (const rule of rules) taken.add(rule);
  }
  return faults;
};
