/** A point of a list in Markdown, whose further lines belong to it. */
const point = (text: string): string => `- ${text.replaceAll(/\s*\n\s*/g, '\n  ')}`;

interface Parts {
  readonly paragraphs?: readonly string[];
  readonly points?: readonly string[];
  /** Said in a line of its own, one behind the other. */
  readonly facts?: readonly string[];
}

/** What the parts of an entry of a file say, as one description in Markdown. */
export const descriptionOf = ({ paragraphs = [], points = [], facts = [] }: Parts): string =>
  [...paragraphs, points.map(point).join('\n'), facts.filter(Boolean).join(' · ')]
    .filter((part) => part !== '')
    .join('\n\n');

interface Split {
  readonly summary: string;
  readonly highlights: readonly string[];
}

/** A description as its words and the list at its end, where put together again they are the same; else whole. */
export const splitDescription = (description: string): Split => {
  const lines = description.split('\n');
  const first = lines.findLastIndex((line) => !line.startsWith('- ')) + 1;
  const highlights = lines.slice(first).map((line) => line.slice(2));
  const summary = lines.slice(0, first).join('\n').trim();
  const again = descriptionOf({ paragraphs: [summary], points: highlights });
  const isSame =
    again === description && highlights.every((text) => text.trim() === text && text !== '');
  return isSame ? { summary, highlights } : { summary: description, highlights: [] };
};
