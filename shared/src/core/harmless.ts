/** Control characters but tab and the ends of lines: they say nothing, and some programs stop at them. */
// oxlint-disable-next-line no-control-regex
const controls = /[\0-\x08\x0B\x0C\x0E-\x1F\x7F-\x9F]/g;

/**
 * Where a program may begin a cell, whatever it separates cells at, with what it takes for a formula:
 * behind whatever it may drop or not show (blanks, quotes, characters without a width).
 */
const formula =
  /^(?=[\t\r])|(?<=^|[;\t\r\n\u2028\u2029])(?=[\p{Zs}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800"]*[=+\-@＝＋－＠﹦﹢﹣﹫])/gu;

/** An apostrophe where `harmless` puts one. */
const warned =
  /^'(?=[\t\r])|(?<=^|[;\t\r\n\u2028\u2029])'(?=[\p{Zs}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800"]*[=+\-@＝＋－＠﹦﹢﹣﹫])/gu;

/** A text that no spreadsheet program takes for a formula. */
export const harmless = (text: string): string => text.replace(controls, '').replace(formula, "'");

/** What `harmless` was given, read back: also where somebody wrote the apostrophe themselves. */
export const unharmed = (text: string): string => text.replace(warned, '');
