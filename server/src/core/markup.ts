const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Markup that is finished: what `markup` has made. */
export interface Markup {
  readonly text: string;
}

type Part = Markup | string | number | null | undefined | readonly Part[];

const written = (part: Part): string => {
  if (part === null || part === undefined) return '';
  if (typeof part === 'string' || typeof part === 'number') {
    return String(part).replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);
  }
  return 'text' in part ? part.text : part.map(written).join('');
};

/** Markup with values in it; every value is escaped unless it is markup itself. */
export const markup = (strings: TemplateStringsArray, ...parts: Part[]): Markup => ({
  text: strings.reduce((all, string, at) => all + written(parts[at - 1]) + string),
});
