import {
  campusNetwork,
  type School,
  type SchoolDefinition,
  schoolColour,
  schoolDefinition,
  schoolLimits,
} from '@sets/shared/school/school.contract.ts';
import { currencyCode } from '@sets/shared/core/currency.ts';
import { emailDomain } from '@sets/shared/core/email-domain.ts';
import * as z from 'zod/mini';
import { divisionLimits } from '@sets/shared/account/division.contract.ts';
import { newId } from '../../core/new-id.ts';
import {
  definedDivisions,
  divisionFaults,
  type DivisionLine,
  divisionLine,
  typedDivisions,
} from './school-divisions.ts';
import { schoolMessages as words } from './school.messages.ts';

/** A line as it is typed; its id lasts as long as it. */
const line = z.strictObject({ id: z.string(), text: z.string() });
export type Line = z.infer<typeof line>;

/** A school as it is typed: nothing is checked yet. */
export const schoolDraft = z.strictObject({
  name: z.string(),
  icon: z.string(),
  colour: z.string(),
  logo: z.string(),
  country: z.string(),
  domains: z.array(line),
  networks: z.array(line),
  /** Null in a form from before there were any: those of the school stay. */
  divisions: z.nullable(z.array(divisionLine)),
  /** Null in the same way. */
  currency: z.nullable(z.string()),
});
export type SchoolDraft = z.infer<typeof schoolDraft>;

export const newLine = (text = ''): Line => ({ id: newId(), text });

export const newDivision = (name = '', domains = ''): DivisionLine => ({
  id: newId(),
  name,
  domains,
});

const linesOf = (texts: readonly string[]): Line[] =>
  texts.length === 0 ? [newLine()] : texts.map((text) => newLine(text));

/** What a form begins with: one empty line where there is none. */
export const draftOf = (school: School | null): SchoolDraft => ({
  name: school?.name ?? '',
  icon: school?.icon ?? '',
  colour: school?.colour ?? '',
  logo: school?.logo ?? '',
  country: school?.country ?? '',
  domains: linesOf(school?.domains ?? []),
  networks: linesOf(school?.networks ?? []),
  divisions: (school?.divisions ?? []).map(({ name, domains }) =>
    newDivision(name, domains.join(', ')),
  ),
  currency: school?.currency ?? '',
});

/** What is wrong, in words; of the lines by their ids. */
export interface SchoolFaults {
  readonly name?: string;
  readonly country?: string;
  readonly currency?: string;
  readonly colour?: string;
  readonly domains?: string;
  readonly networks?: string;
  readonly divisions?: string;
  readonly lines: Readonly<Record<string, string>>;
}

const filled = (lines: readonly Line[]): Line[] => lines.filter(({ text }) => text.trim() !== '');

/** Domains are shown as `@uni.example`, and so they are typed and pasted. */
const domainOf = ({ id, text }: Line): Line => ({ id, text: text.trim().replace(/^@/, '') });

const lineFaults = (
  lines: readonly Line[],
  schema: z.ZodMiniType<string>,
  wrong: string,
): Record<string, string> => {
  const seen = new Set<string>();
  const faults: Record<string, string> = {};
  for (const { id, text } of filled(lines)) {
    const read = z.safeParse(schema, text.trim());
    const value = read.success ? read.data : text.trim();
    if (!read.success) faults[id] = wrong;
    else if (seen.has(value)) faults[id] = words.twice;
    seen.add(value);
  }
  return faults;
};

const nameFault = (name: string): string | null => {
  if (name.trim() === '') return words.nameFault;
  return name.trim().length > schoolLimits.name ? words.nameLong(schoolLimits.name) : null;
};

const domainsFault = (domains: readonly Line[]): string | null => {
  if (domains.length === 0) return words.domainsFault;
  return domains.length > schoolLimits.domains ? words.tooMany(schoolLimits.domains) : null;
};

/** A colour may be typed in capitals. */
const colourOf = ({ colour }: SchoolDraft): string => colour.trim().toLowerCase();

/** Undefined where nothing is typed: then a new school has that of its country, and one that is there the one that it has. */
const currencyOf = ({ currency }: SchoolDraft): string | undefined => {
  const typed = (currency ?? '').trim().toUpperCase();
  return typed === '' ? undefined : typed;
};

const hasCurrency = (draft: SchoolDraft): boolean => {
  const currency = currencyOf(draft);
  return currency === undefined || z.safeParse(currencyCode, currency).success;
};

const faultsOf = (draft: SchoolDraft): SchoolFaults => {
  const name = nameFault(draft.name);
  const domainFault = domainsFault(filled(draft.domains.map(domainOf)));
  const domains = filled(draft.domains.map(domainOf)).map(({ text }) => text.toLowerCase());
  const typed = typedDivisions(draft.divisions ?? []);
  const isLong = filled(draft.networks).length > schoolLimits.networks;
  return {
    ...(name !== null && { name }),
    ...(draft.country === '' && { country: words.countryFault }),
    ...(!hasCurrency(draft) && { currency: words.currencyFault }),
    ...(!z.safeParse(schoolColour, colourOf(draft)).success && { colour: words.colourFault }),
    ...(domainFault !== null && { domains: domainFault }),
    ...(typed.length > divisionLimits.divisions && {
      divisions: words.tooMany(divisionLimits.divisions),
    }),
    ...(isLong && { networks: words.tooMany(schoolLimits.networks) }),
    lines: {
      ...lineFaults(draft.domains.map(domainOf), emailDomain, words.domainFault),
      ...lineFaults(draft.networks, campusNetwork, words.networkFault),
      ...divisionFaults(typed, domains),
    },
  };
};

/** The school that was typed, or null with what is wrong. */
export const checkSchool = (
  draft: SchoolDraft,
): { definition: SchoolDefinition | null; faults: SchoolFaults } => {
  const read = z.safeParse(schoolDefinition, {
    ...draft,
    colour: colourOf(draft),
    currency: currencyOf(draft),
    domains: filled(draft.domains.map(domainOf)).map(({ text }) => text),
    networks: filled(draft.networks).map(({ text }) => text.trim()),
    divisions: draft.divisions === null ? undefined : definedDivisions(draft.divisions),
  });
  const faults = faultsOf(draft);
  const { lines, ...others } = faults;
  const isClean = Object.keys(lines).length === 0 && Object.keys(others).length === 0;
  return { definition: read.success && isClean ? read.data : null, faults };
};
