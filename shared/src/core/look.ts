import * as z from 'zod/mini';

/**
 * How a room looks. The host chooses the theme of the screen; the school of whoever opened the room
 * gives its name, a logo and one colour, of which the rest is made (`school/school-colours.ts`).
 * Answers look the same everywhere.
 */

/** `school` is its colour on paper, `school-night` on night. */
export const screenTheme = z.enum(['paper', 'night', 'school', 'school-night', 'contrast']);
export type ScreenTheme = z.infer<typeof screenTheme>;

/** A colour, written `#rrggbb` in lower case. */
export const hexColour = z.string().check(z.regex(/^#[\da-f]{6}$/, 'Not a colour, as #00594f.'));

/** The tokens that a school's colour takes the place of, on one ground. */
export const schoolColours = z.strictObject({
  house: hexColour,
  'house-ink': hexColour,
  'house-soft': hexColour,
  'house-dot': hexColour,
  'house-deep': hexColour,
  people: hexColour,
  'on-people': hexColour,
  'people-ink': hexColour,
  'people-tint': hexColour,
});
export type SchoolColours = z.infer<typeof schoolColours>;

export const roomSchool = z.strictObject({
  name: z.string(),
  /** Where its logo is, on this server; null where it has none. */
  logo: z.nullable(z.string()),
  /** Null where it has given no colour. */
  colours: z.nullable(z.strictObject({ paper: schoolColours, night: schoolColours })),
});
export type RoomSchool = z.infer<typeof roomSchool>;

export const roomLook = z.strictObject({
  theme: screenTheme,
  /** Null where whoever opened the room belongs to no school. */
  school: z.nullable(roomSchool),
});
export type RoomLook = z.infer<typeof roomLook>;
