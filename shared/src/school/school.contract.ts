import * as z from 'zod/mini';
import { id } from '../core/ids.ts';
import { requiredLine } from '../core/text.ts';
import { hexColour } from '../core/look.ts';
import { divisions } from '../account/division.contract.ts';
import { currencyCode, toldCurrency } from '../core/currency.ts';
import { emailDomain } from '../core/email-domain.ts';

export const schoolLimits = {
  name: 120,
  domains: 50,
  networks: 100,
  iconBytes: 16_384,
  /** Of an icon, in pixels: each side. */
  iconSide: 1_024,
  logoBytes: 49_152,
  /** Of a logo, in pixels: three times what is shown at most. */
  logoWidth: 900,
  logoHeight: 168,
} as const;

/** An IPv4 or IPv6 network, as `192.0.2.0/24`. */
export const campusNetwork = z
  .string()
  .check(
    z.maxLength(49),
    z.regex(/^[0-9a-fA-F:.]{2,45}\/\d{1,3}$/, 'Not a network, as 192.0.2.0/24.'),
  );

/** A small picture inside the data itself, so that no page asks elsewhere for it. '' for none. */
export const schoolIcon = z
  .string()
  .check(
    z.maxLength(schoolLimits.iconBytes),
    z.regex(
      /^$|^data:image\/(png|webp|jpeg);base64,[A-Za-z0-9+/]+=*$/,
      'Not a small PNG, WebP or JPEG picture.',
    ),
  );

/**
 * A logo for where the school's rooms look at themselves: a PNG, since it may be transparent and, other
 * than an SVG, can hold nothing but a picture. '' for none.
 */
export const schoolLogo = z
  .string()
  .check(
    z.maxLength(schoolLimits.logoBytes),
    z.regex(/^$|^data:image\/png;base64,[A-Za-z0-9+/]+=*$/, 'Not a small PNG picture.'),
  );

/** The one colour of a school, `#rrggbb`, of which the rest is made; '' for none. */
export const schoolColour = z.union([z.literal(''), hexColour], 'Not a colour, as #00594f.');

/** What an admin writes down of a partnered school. */
export const schoolDefinition = z.strictObject({
  name: requiredLine(schoolLimits.name),
  icon: schoolIcon,
  colour: schoolColour,
  logo: schoolLogo,
  /** Two letters, as ISO 3166 has them. */
  country: z.string().check(z.regex(/^[A-Z]{2}$/, 'Two letters, as SG.')),
  domains: z
    .array(emailDomain)
    .check(z.minLength(1, 'Give at least one e-mail domain.'), z.maxLength(schoolLimits.domains)),
  networks: z.array(campusNetwork).check(z.maxLength(schoolLimits.networks)),
  /** Those that it has stay where they are not named, as by a page of before. */
  divisions: z.optional(divisions),
  /** In which its people pay. It stays, too, where it is not named; a new school has that of its country then. */
  currency: z.optional(currencyCode),
});
export type SchoolDefinition = z.infer<typeof schoolDefinition>;

/** A partnered school, as admins see it. */
export const school = z.extend(schoolDefinition, {
  schoolid: id,
  people: z.int(),
  divisions,
  currency: currencyCode,
});
export type School = z.infer<typeof school>;

export const schoolList = z.strictObject({ schools: z.array(school) });
export const schoolRef = z.strictObject({ schoolid: id });
/** Which version of a logo: its address changes with it, so a browser may keep what it has. */
export const logoVersion = z.strictObject({ v: z.optional(z.string().check(z.maxLength(40))) });

/** Reply of `GET /api/schools`: who is partnered, for everybody. */
export const partners = z.strictObject({
  schools: z.array(
    z.strictObject({
      schoolid: id,
      name: z.string(),
      icon: z.string(),
      country: z.string(),
      /** In which its people pay. */
      currency: toldCurrency,
      domains: z.array(z.string()),
    }),
  ),
});
export type Partners = z.infer<typeof partners>;
